// Choosing a move on a board, the same in every game: what is picked, where it may go, the way back, previews, hints.
import type { BoardProps } from '../../boards/board';
import type { Preview } from '../../protocol';
import { t } from '../../words/index.svelte';
import { isElsewhere } from '../keys';
import { beside, chosen, following, open, type Path, type Way } from './paths';

/** What a board says about the steps of a move. */
export interface Steps<V, M> {
  /** The ways to a seat's move: for each the names of the places to choose, in their order. */
  pathsOf: (move: M, view: V, seat: number) => Path[];
  /** Whether a step is picked by itself: what a decision is about, or the first of several turns. */
  isGiven?: (move: M, step: number) => boolean;
  /** Whether it is foreseen what a move to this place would do. */
  isForeseen: (name: string) => boolean;
  /** The places that a seat's move has touched; without this, those of its paths. */
  touched?: (move: M, seat: number) => Path;
}

export class Choosing<V, M> {
  #given: () => BoardProps<V, M>;
  #steps: Steps<V, M>;
  #chosen = $state.raw<{ of: readonly M[]; path: Path } | null>(null);
  #foreseen = $state.raw(new Map<string, Preview>());

  readonly #ways: Way<M>[] = $derived.by(() => this.given.legal.flatMap((move) => this.#waysOf(move)));
  readonly picked: Path = $derived.by(() => {
    const isFresh = this.#chosen?.of === this.given.legal;
    return this.#settled(isFresh ? this.#chosen!.path : []);
  });
  readonly #next = $derived.by(() => following(this.#ways, this.picked));
  readonly #open = $derived.by(() => open(this.#ways, this.picked));
  readonly #touched = $derived.by(() => {
    const { last, view } = this.given;
    if (!last) return new Set<string>();
    return new Set(
      this.#steps.touched?.(last.move, last.seat) ?? this.#steps.pathsOf(last.move, view, last.seat).flat(),
    );
  });

  constructor(given: () => BoardProps<V, M>, steps: Steps<V, M>) {
    this.#given = given;
    this.#steps = steps;
    $effect(() => void this.#foresee(this.#next));
    $effect(() => {
      const putDown = this.isHolding ? () => this.putDown() : null;
      given().onhand?.({ picked: this.picked, putDown });
    });
  }

  get given(): BoardProps<V, M> {
    return this.#given();
  }

  #waysOf(move: M): Way<M>[] {
    return this.#pathsOf(move).map((path) => ({ move, path }));
  }

  #pathsOf(move: M): Path[] {
    return this.#steps.pathsOf(move, this.given.view, this.given.me);
  }

  /** What is picked, with the steps that follow by themselves. */
  #settled(picked: Path): Path {
    const next = following(this.#ways, picked);
    const isGiven = ({ move, path }: Way<M>) =>
      path.length > picked.length + 1 && this.#steps.isGiven?.(move, picked.length);
    if (!next.size || ![...next.values()].flat().every(isGiven)) return picked;
    const hinted = [...next.keys()].find((name) => this.#ranked([...picked, name]).length);
    return this.#settled([...picked, hinted ?? [...next.keys()].sort()[0]!]);
  }

  /** The hints whose way begins like this. */
  #ranked(path: Path): number[] {
    return this.given.hints
      .filter(({ move }) => this.#pathsOf(move).some((way) => path.every((name, at) => way[at] === name)))
      .map(({ rank }) => rank);
  }

  async #foresee(next: Map<string, Way<M>[]>): Promise<void> {
    this.#foreseen = new Map();
    const places = [...next.keys()].filter((name) => this.#steps.isForeseen(name));
    if (!places.length) return;
    const found = await this.given.preview(places.map((name) => next.get(name)![0]!.move)).catch(() => []);
    if (next === this.#next) this.#foreseen = new Map(found.map((preview, number) => [places[number]!, preview]));
  }

  /** Whether something is in the hand that somebody has put there. */
  get isHolding(): boolean {
    return this.picked.length > this.#settled([]).length;
  }

  /** Whether a place can be chosen, be it to go on or to begin anew. */
  can(name: string): boolean {
    return this.#open.has(name);
  }

  /** Whether what is picked can go there. */
  leadsTo(name: string): boolean {
    return this.picked.length > 0 && this.#next.has(name);
  }

  isPicked(name: string): boolean {
    return this.picked.includes(name);
  }

  /** What makes a button of something to pick up. */
  picking(name: string) {
    const can = this.can(name);
    return {
      disabled: !can,
      'data-pick': can || undefined,
      'aria-pressed': can ? this.isPicked(name) : undefined,
      onclick: () => this.choose(name),
    };
  }

  /** The turns beside the one that was picked by itself, in their order. */
  get turns(): string[] {
    return this.#isTurn(this.picked.length - 1) ? beside(this.#ways, this.picked).sort() : [];
  }

  choose(name: string): void {
    const found = chosen(this.#ways, this.picked, name);
    if (!found) return;
    if ('picked' in found) this.#pick(found.picked);
    else this.play(found.move);
  }

  play(move: M): void {
    this.putDown();
    this.given.onmove(move);
  }

  putDown(): void {
    this.#pick([]);
  }

  /** The next or the previous turn of what is in the hand. */
  turn(by: 1 | -1): void {
    const turns = this.turns;
    const at = turns.indexOf(this.picked.at(-1) ?? '');
    if (at >= 0) this.#pick([...this.picked.slice(0, -1), turns.at((at + by) % turns.length)!]);
  }

  /** Keys: Escape is the way back, R turns. */
  readonly press = (event: KeyboardEvent): void => {
    if (isElsewhere(event)) return;
    if (event.key === 'Escape') this.putDown();
    if (event.key.toLowerCase() === 'r') this.turn(event.shiftKey ? -1 : 1);
  };

  #pick(path: Path): void {
    this.#chosen = { of: this.given.legal, path };
  }

  preview(name: string): Preview | null {
    return this.#foreseen.get(name) ?? null;
  }

  /** The ranks of the hints that lead over a place, as far as they go with what is picked. */
  ranks(name: string): number[] {
    const held = this.isHolding ? this.picked.filter((_, step) => !this.#isTurn(step)) : [];
    const goes = (path: Path) => path.includes(name) && held.every((one) => path.includes(one));
    return this.given.hints
      .filter(({ move }) => this.#pathsOf(move).some(goes))
      .map(({ rank }) => rank)
      .sort();
  }

  /** The best of them. */
  rank(name: string): number | null {
    return this.ranks(name)[0] ?? null;
  }

  #isTurn(step: number): boolean {
    const [way] = following(this.#ways, this.picked.slice(0, Math.max(step, 0))).get(this.picked[step] ?? '') ?? [];
    return way !== undefined && (this.#steps.isGiven?.(way.move, step) ?? false);
  }

  /** A label with the hints that lead over a place. */
  labelled(label: string, name: string): string {
    return [label, ...this.ranks(name).map((rank) => t('page-board-hint', { rank }))].join(', ');
  }

  /** Whether the last move touched a place, of one seat if it is said. */
  isLast(name: string, seat?: number): boolean {
    return this.#touched.has(name) && (seat === undefined || this.given.last?.seat === seat);
  }
}
