// What the screen shows of a game: positions in the order they came, each told picture by picture.
import { tick } from 'svelte';

import type { BoardModule, Frame, Pictured, Pointed } from '../boards/board';
import type { GameEvent, View } from '../boards/games';
import { look, travel } from '../parts/travel';
import type { Position } from '../protocol';
import { holdTime, travelTime } from '../shell/settings.svelte';
import { say } from '../words/index.svelte';
import { shortened } from './chronicle';
import { HOLD, TRAVEL, timesOf, type Time } from './pace';
import { pictures } from './pictures';
import { saidOf, saidUnder } from './saying';

const MOST_WAITING = 3;

/** What is told of a player: in words, and his points with it. */
export interface Telling extends Pictured {
  seat: number | null;
  brief: string; // under his name
  points: number | null;
  score: number;
}

export class Story {
  /** The position that was told to its end. */
  shown = $state.raw<Position | null>(null);
  /** The position whose story has begun last: it followed the one before. */
  begun = $state.raw<Position | null>(null);
  view = $state.raw<View | null>(null);
  pointed = $state.raw<Pointed[]>([]);
  /** What the picture on the screen tells. */
  told = $state.raw<Telling[]>([]);
  isTelling = $state(false);
  /** Whether a scoring is told, which can be gone through step by step. */
  isScoring = $state(false);
  /** Whether every picture waits to be asked on. */
  isStepping = $state(false);
  readonly caption = $derived(this.told.map(({ words }) => words).join(' '));

  /** The last move and who made it. */
  readonly last = $derived.by(() => {
    const { move, mover } = this.shown ?? { move: null, mover: null };
    return move && mover !== null ? { seat: mover, move } : null;
  });

  #area: Element | null = null;
  #waiting: Position[] = [];
  #hurry = new AbortController();
  #done = Promise.resolve();
  #goOn: () => void = () => undefined;
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
    if (this.#waiting.length > MOST_WAITING && !this.isStepping) this.skip();
    if (!this.isTelling) this.#done = this.#tellAll();
    return this.#done;
  }

  /** Jump to the newest position. */
  skip(): void {
    this.#waiting.splice(0, this.#waiting.length - 1);
    this.#waiting.forEach((position) => this.#untold.add(position));
    this.#hurry.abort();
  }

  /** Wait after every picture from now on, or go on to the next one. */
  step(): void {
    if (this.isStepping) this.#goOn();
    this.isStepping = true;
  }

  async #tellAll(): Promise<void> {
    this.isTelling = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#hurry = new AbortController();
      if (this.shown && next.moves === this.shown.moves + 1) this.begun = next;
      // A story that fails is a pity; a table that no longer answers would be worse.
      if (this.#follows(next)) await this.#tell(next).catch((trouble: unknown) => console.error(trouble));
      this.#settle(next);
      this.ontold(next);
    }
    [this.isTelling, this.isStepping] = [false, false];
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
    if (!board) return;
    const frames = pictures(next, board.kinds, (event, view, before) => board.sceneOf(event, view, before));
    const times = timesOf(frames);
    this.isScoring = next.steps.length > 0;
    const [first] = shortened<GameEvent>(board.kinds, next.events);
    const lead = first && next.steps.length === 0 ? [this.#tellingOf(next, first, next.view)] : [];
    for (const [number, frame] of frames.entries()) {
      if (this.#hurry.signal.aborted) return;
      this.told = lead;
      await this.#picture(frame, next, times[number]!);
    }
  }

  async #picture(frame: Frame<View>, next: Position, { travel: flight, hold }: Time): Promise<void> {
    const before = look(this.#area!);
    this.view = frame.view;
    this.pointed = frame.told.flatMap(({ spot, points }) => (spot ? [{ spot, points: points ?? null }] : []));
    if (frame.told.length)
      this.told = frame.told.map(({ event, points }) => this.#tellingOf(next, next.events[event]!, frame.view, points));
    await tick();
    await travel(this.#area!, before, (flight * travelTime()) / TRAVEL, this.#hurry.signal);
    if (!hold) return;
    if (!this.isStepping) await rest((hold * holdTime()) / HOLD, this.#hurry.signal);
    if (this.isStepping) await this.#asked();
  }

  /** Until somebody asks to go on. */
  #asked(): Promise<void> {
    return new Promise((resolve) => {
      this.#goOn = resolve;
      if (this.#hurry.signal.aborted) resolve();
      this.#hurry.signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  #tellingOf(position: Position, event: GameEvent, view: View, points?: number): Telling {
    const board = this.board()!;
    const seat = event.seat ?? null;
    const said = saidOf(position, board.kinds, board.styles, event);
    return {
      seat,
      words: say(said, this.names()),
      brief: saidUnder(said, this.names()),
      pieces: board.piecesOf(event, position.game),
      points: points ?? null,
      score: (seat === null ? undefined : view.boards[seat]?.score) ?? 0,
    };
  }

  /** What a move did, in words. */
  sentences(position: Position): string[] {
    const board = this.board();
    if (!board) return [];
    return shortened<GameEvent>(board.kinds, position.events).map((event) =>
      say(saidOf(position, board.kinds, board.styles, event), this.names()),
    );
  }

  #settle(next: Position): void {
    this.view = next.view;
    this.shown = next;
    this.pointed = [];
    this.told = [];
    this.isScoring = false;
  }
}

function rest(milliseconds: number, hurry: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (hurry.aborted) return resolve();
    const alarm = setTimeout(resolve, milliseconds);
    hurry.addEventListener('abort', () => (clearTimeout(alarm), resolve()), { once: true });
  });
}
