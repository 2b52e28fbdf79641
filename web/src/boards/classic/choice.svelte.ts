// What somebody at the board has picked up, and where it may go: lookups by place in the legal moves.
import { getContext, setContext } from 'svelte';

import type { Preview } from '../../protocol';
import type { BoardProps } from '../board';
import { places, touched } from './places';
import type { ClassicMove, ClassicView, Colour, Source } from './types';
import { t } from '../../words/index.svelte';

type Given = BoardProps<ClassicView, ClassicMove>;

export class Choice {
  #read: () => Given;
  #chosen = $state.raw<{ view: ClassicView; from: Source; colour: Colour } | null>(null);
  #previews = $state.raw(new Map<string, Preview>());

  constructor(read: () => Given) {
    this.#read = read;
    $effect(() => void this.#ask([...this.targets.values()]));
  }

  get given(): Given {
    return this.#read();
  }

  readonly picked = $derived.by(() => (this.#chosen?.view === this.given.view ? this.#chosen : null));

  /** The moves that need only a place: all of a decision without a pick, or those of the pick. */
  readonly targets = $derived.by(() => {
    const picked = this.picked;
    const open = this.given.legal.filter(
      (move) => move.do !== 'draft' || (picked && move.from === picked.from && move.colour === picked.colour),
    );
    return new Map(open.map((move) => [this.#aim(move), move]));
  });

  readonly isAiming = $derived(this.targets.size > 0);
  readonly origins = $derived(new Set(this.given.legal.map((move) => this.#origin(move))));
  readonly #touched = $derived(new Set(touched(this.given.last)));

  pick(from: Source, colour: Colour): void {
    if (this.isLifted(from, colour)) return this.putDown();
    if (this.canPick(from, colour)) this.#chosen = { view: this.given.view, from, colour };
  }

  putDown(): void {
    this.#chosen = null;
  }

  play(move: ClassicMove): void {
    this.putDown();
    this.given.onmove(move);
  }

  canPick(from: Source, colour: Colour): boolean {
    return this.origins.has(groupName(from, colour));
  }

  /** Whether these tiles are the ones that are to be put somewhere now. */
  isLifted(from: Source, colour: Colour): boolean {
    if (this.picked) return this.picked.from === from && this.picked.colour === colour;
    return this.isAiming && this.canPick(from, colour);
  }

  previewAt(place: string): Preview | undefined {
    return this.#previews.get(place);
  }

  /** The ranks of the hints that begin or end here. */
  ranksAt(place: string): number[] {
    const picked = this.picked && groupName(this.picked.from, this.picked.colour);
    return this.given.hints
      .filter(({ move }) => !picked || this.#origin(move) === picked)
      .filter(({ move }) => this.#aim(move) === place || this.#origin(move) === place)
      .map(({ rank }) => rank);
  }

  /** A label with the hints that belong to it. */
  labelled(label: string, place: string): string {
    return [label, ...this.ranksAt(place).map((rank) => t('classic-board-hint', { rank }))].join(', ');
  }

  isTouched(place: string): boolean {
    return this.#touched.has(place);
  }

  #aim(move: ClassicMove): string {
    const { view, me } = this.given;
    if (move.do === 'tile') return places.wall(me, move.line, move.column);
    if (move.do === 'spread') return places.source(view.sides?.[move.side] ?? 0);
    return move.to === 'floor' ? places.floor(me) : places.line(me, move.to);
  }

  #origin(move: ClassicMove): string {
    if (move.do === 'tile') return places.line(this.given.me, move.line);
    return groupName(move.do === 'draft' ? move.from : (this.given.view.focus ?? 0), move.colour);
  }

  async #ask(moves: ClassicMove[]): Promise<void> {
    this.#previews = new Map();
    if (!moves.length) return;
    const asked = this.targets;
    const found = await this.given.preview(moves).catch(() => []);
    if (asked === this.targets)
      this.#previews = new Map(found.map((preview, number) => [this.#aim(moves[number]!), preview]));
  }
}

export function groupName(from: Source, colour: Colour): string {
  return `${places.source(from)}/${colour}`;
}

const KEY = Symbol('choice');

export function offerChoice(read: () => Given): Choice {
  return setContext(KEY, new Choice(read));
}

export function choiceHere(): Choice {
  return getContext(KEY);
}
