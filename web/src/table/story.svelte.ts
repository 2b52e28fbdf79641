// What the screen shows of a game: positions in the order they came, each told picture by picture.
import { tick } from 'svelte';

import type { BoardModule, Frame } from '../boards/board';
import type { View } from '../boards/games';
import { look, travel } from '../parts/travel';
import type { Position } from '../protocol';
import { say } from '../words/index.svelte';
import { pictures } from './pictures';
import { saidOf } from './saying';
import { holdTime, travelTime } from '../shell/settings.svelte';

const MOST_WAITING = 3;
const LONGEST = 10_000; // milliseconds a story should take at the usual pace; a longer one is told faster
const FASTEST = 0.45;

export class Story {
  /** The position that was told to its end. */
  shown = $state.raw<Position | null>(null);
  /** The position whose story has begun last: it followed the one before. */
  told = $state.raw<Position | null>(null);
  view = $state.raw<View | null>(null);
  pointed = $state.raw<{ spot: string; points: number | null } | null>(null);
  caption = $state('');
  isTelling = $state(false);

  /** The last move and who made it. */
  readonly last = $derived.by(() => {
    const { move, mover } = this.shown ?? { move: null, mover: null };
    return move && mover !== null ? { seat: mover, move } : null;
  });

  #area: Element | null = null;
  #waiting: Position[] = [];
  #hurry = new AbortController();
  #told = Promise.resolve();
  #untold = new WeakSet<Position>(); // to be shown without a story

  constructor(
    readonly board: () => BoardModule | null,
    readonly names: () => string[],
    readonly ontold: (position: Position) => void = () => undefined,
  ) {}

  /** Attached to where the board is on the page. */
  readonly stage = (area: Element) => {
    this.#area = area;
    return () => (this.#area = null);
  };

  /** Tell this position too; the promise ends when all are told. */
  push(position: Position): Promise<void> {
    this.#waiting.push(position);
    if (this.#waiting.length > MOST_WAITING) this.skip();
    if (!this.isTelling) this.#told = this.#tellAll();
    return this.#told;
  }

  /** Jump to the newest position. */
  skip(): void {
    this.#waiting.splice(0, this.#waiting.length - 1);
    this.#waiting.forEach((position) => this.#untold.add(position));
    this.#hurry.abort();
  }

  async #tellAll(): Promise<void> {
    this.isTelling = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#hurry = new AbortController();
      this.ontold(next);
      if (this.shown && next.moves === this.shown.moves + 1) this.told = next;
      // A story that fails is a pity; a table that no longer answers would be worse.
      if (this.#follows(next)) await this.#tell(next).catch((trouble: unknown) => console.error(trouble));
      this.#settle(next);
    }
    this.isTelling = false;
  }

  #follows(next: Position): boolean {
    return (
      !this.#untold.has(next) &&
      this.shown !== null &&
      next.moves === this.shown.moves + 1 &&
      travelTime() > 0 &&
      this.#area !== null
    );
  }

  async #tell(next: Position): Promise<void> {
    const board = this.board();
    const frames = board ? pictures(next, (event, view, before) => board.sceneOf(event, view, before)) : [];
    const pace = paceOf(frames);
    for (const frame of frames) {
      if (this.#hurry.signal.aborted) return;
      await this.#picture(frame, next, pace);
    }
  }

  async #picture(frame: Frame<View>, next: Position, pace: number): Promise<void> {
    const before = look(this.#area!);
    this.view = frame.view;
    this.pointed = frame.spot ? { spot: frame.spot, points: frame.points ?? null } : null;
    this.caption = frame.event === undefined ? '' : (this.sentences(next)[frame.event] ?? '');
    await tick();
    await travel(this.#area!, before, pace * travelTime(), this.#hurry.signal);
    if (frame.spot) await rest(pace * holdTime(), this.#hurry.signal);
  }

  /** What a move did, in words. */
  sentences(position: Position): string[] {
    const board = this.board();
    if (!board) return [];
    return position.events.map((event) => say(saidOf(position, board.kinds, board.styles, event), this.names()));
  }

  #settle(next: Position): void {
    this.view = next.view;
    this.shown = next;
    this.pointed = null;
    this.caption = '';
  }
}

/** Part of the usual time that each picture gets. */
function paceOf(frames: Frame<View>[]): number {
  const pointing = frames.filter(({ spot }) => spot).length;
  const usual = frames.length * travelTime() + pointing * holdTime();
  return Math.max(FASTEST, Math.min(1, LONGEST / usual));
}

function rest(milliseconds: number, hurry: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (hurry.aborted) return resolve();
    const alarm = setTimeout(resolve, milliseconds);
    hurry.addEventListener('abort', () => (clearTimeout(alarm), resolve()), { once: true });
  });
}
