// What can be chosen on the board now, and what has been picked up.
import { getContext, setContext } from 'svelte';

import type { BoardProps } from '../board';
import type { Preview } from '../../protocol';
import { pathOf, type Path } from './paths';
import type { DuelMove, DuelView } from './types';

interface Option {
  move: DuelMove;
  path: Path;
}
const KEY = Symbol('choice');

export class Choice {
  picked = $state<string | null>(null);
  #given: () => BoardProps<DuelView, DuelMove>;
  #options: Option[] = $derived.by(() => this.#given().legal.map((move) => ({ move, path: pathOf(move) })));
  #open: Set<string> = $derived.by(() => {
    const open = this.#options.map(({ path }) => path[0]);
    return new Set([...open, ...this.#following.map(({ path }) => path[1]!)]);
  });
  #following: Option[] = $derived.by(() =>
    this.#options.filter(({ path }) => path.length > 1 && path[0] === this.picked),
  );
  #ranks: Map<string, number> = $derived.by(() => this.#rank());
  #foreseen = $state.raw(new Map<string, Preview>());

  constructor(given: () => BoardProps<DuelView, DuelMove>) {
    this.#given = given;
    $effect(() => this.#start());
    $effect(() => this.#foresee(this.#following));
    setContext(KEY, this);
  }

  /** A plate in the hand is picked up from the beginning. */
  #start() {
    const first = this.#options[0]?.path[0];
    this.picked = first?.startsWith('turn-') ? first : null;
  }

  #foresee(following: Option[]) {
    this.#foreseen = new Map();
    if (!following.length || following[0]!.move.do === 'place') return;
    void this.#given()
      .preview(following.map(({ move }) => move))
      .then((previews) => {
        if (following !== this.#following) return;
        this.#foreseen = new Map(following.map(({ path }, number) => [path[1]!, previews[number]!]));
      });
  }

  #rank(): Map<string, number> {
    const ranks = new Map<string, number>();
    for (const { move, rank } of [...this.#given().hints].sort((one, other) => other.rank - one.rank)) {
      const path = pathOf(move);
      const isOpen = !this.picked || path[0] === this.picked || this.isTurning;
      for (const name of isOpen ? path : []) ranks.set(name, rank);
    }
    return ranks;
  }

  get isTurning(): boolean {
    return this.picked?.startsWith('turn-') ?? false;
  }

  get isHolding(): boolean {
    return this.picked !== null && !this.isTurning;
  }

  get moves(): DuelMove[] {
    return this.#given().legal;
  }

  can(name: string): boolean {
    return this.#open.has(name);
  }

  rank(name: string): number | null {
    return this.#ranks.get(name) ?? null;
  }

  preview(name: string): Preview | null {
    return this.#foreseen.get(name) ?? null;
  }

  choose(name: string): void {
    const whole = this.#options.find(({ path }) =>
      path.length === 1 ? path[0] === name : path[0] === this.picked && path[1] === name,
    );
    if (whole) this.#given().onmove(whole.move);
    else if (this.can(name)) this.picked = this.picked === name && !this.isTurning ? null : name;
  }

  putDown(): void {
    if (this.isHolding) this.picked = null;
  }

  /** The next or previous of the turns that the plate in the hand may have. */
  turn(by: 1 | -1): void {
    const turns = this.turns;
    const at = turns.indexOf(this.picked ?? '');
    if (at >= 0) this.picked = turns.at((at + by) % turns.length)!;
  }

  get turns(): string[] {
    return [...new Set(this.#options.map(({ path }) => path[0]).filter((name) => name.startsWith('turn-')))].sort();
  }

  /** Whether the last move took something from that factory. */
  isLastFactory(number: number): boolean {
    const last = this.#given().last?.move;
    return (last?.do === 'sun' || last?.do === 'chip') && last.factory === number;
  }

  /** Whether the last move touched that place, of that seat. */
  isLast(name: string, seat?: number): boolean {
    const last = this.#given().last;
    return !!last && (seat === undefined || last.seat === seat) && (pathOf(last.move) as string[]).includes(name);
  }
}

export function useChoice(): Choice {
  return getContext<Choice>(KEY);
}
