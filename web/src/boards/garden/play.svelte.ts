// What is picked up at the moment, what it can be done with, and the hints; shared by the parts of the board.
import { createContext } from 'svelte';

import type { BoardProps } from '../board';
import { isOn } from './hexagons';
import { NOTHING, exact, possible, toggled, type Purse } from './payment';
import type { Acquire, Buy, Copy, Discard, Expand, From, GardenMove, GardenView, Pay, Place } from './types';

export type Pick =
  | { what: 'display'; hexagon: string }
  | { what: 'tile'; hexagon: string; index: number }
  | { what: 'expansion'; hexagon: string; slot: number | null; turn: number }
  | { what: 'buy' }
  | { what: 'pass' };

export type Board = BoardProps<GardenView, GardenMove>;

export class Play {
  pick = $state.raw<Pick | null>(null);
  purse = $state.raw<Purse>(NOTHING);
  /** The colour or symbol whose hexagons are lit in the display. */
  lit = $state.raw<{ colour?: string; symbol?: string } | null>(null);
  /** Points that the lit targets would bring, by their key. */
  worth = $state.raw<Record<string, number>>({});

  /** The hexagon in the display that is looked at. */
  near = $state.raw<string | null>(null);
  private readonly board: () => Board;

  constructor(board: () => Board) {
    this.board = board;
  }

  acquires = $derived.by(() => this.moves<Acquire>('acquire'));
  copies = $derived.by(() => this.moves<Copy>('copy'));
  places = $derived.by(() => this.moves<Place>('place'));
  expands = $derived.by(() => this.moves<Expand>('expand'));
  buys = $derived.by(() => this.moves<Buy>('buy'));
  pays = $derived.by(() => this.moves<Pay>('pay'));
  discards = $derived.by(() => this.moves<Discard>('discard'));
  payable = $derived.by(() => possible(this.pays, this.purse));
  payment = $derived.by(() => exact(this.pays, this.purse));

  /** The moves that end on a target, for what is picked up. */
  targets = $derived.by((): (Place | Expand | Buy)[] => {
    const pick = this.pick;
    if (pick?.what === 'tile') return this.places.filter((move) => move.hexagon === pick.hexagon);
    if (pick?.what === 'expansion') return this.expands.filter((move) => move.hexagon === pick.hexagon);
    return pick?.what === 'buy' ? this.buys : [];
  });

  private moves<M extends GardenMove>(kind: M['do']): M[] {
    return this.board().legal.filter((move): move is M => move.do === kind);
  }

  can(kind: GardenMove['do']): boolean {
    return this.board().legal.some((move) => move.do === kind);
  }

  make(move: GardenMove): void {
    this.putDown();
    this.board().onmove(move);
  }

  putDown(): void {
    this.pick = null;
    this.purse = NOTHING;
    this.lit = null;
    this.near = null;
    this.worth = {};
  }

  /** Pick up, or put down what is picked up already. */
  take(pick: Pick): void {
    const again = JSON.stringify(pick) === JSON.stringify(this.pick);
    this.putDown();
    if (!again) this.pick = pick;
    void this.weigh();
  }

  private async weigh(): Promise<void> {
    const moves = this.targets;
    if (!moves.length) return;
    const previews = await this.board().preview(moves);
    if (moves !== this.targets) return;
    this.worth = Object.fromEntries(moves.map((move, number) => [targetKey(move), previews[number]?.points ?? 0]));
  }

  // An expansion on its way into a slot

  turnsOf(slot: number): number[] {
    return this.targets.flatMap((move) => (move.do === 'expand' && move.slot === slot ? [move.turn] : []));
  }

  chooseSlot(slot: number): void {
    if (this.pick?.what !== 'expansion') return;
    const hinted = this.board().hints.find(({ move }) => move.do === 'expand' && move.slot === slot)?.move as
      Expand | undefined;
    const turns = this.turnsOf(slot);
    this.pick = { ...this.pick, slot, turn: hinted && turns.includes(hinted.turn) ? hinted.turn : turns[0]! };
  }

  turnBy(step: 1 | -1): void {
    if (this.pick?.what !== 'expansion' || this.pick.slot === null) return;
    const turns = this.turnsOf(this.pick.slot);
    const next = (turns.indexOf(this.pick.turn) + step + turns.length) % turns.length;
    this.pick = { ...this.pick, turn: turns[next]! };
  }

  turnTo(turn: number): void {
    if (this.pick?.what === 'expansion') this.pick = { ...this.pick, turn };
  }

  expand(): void {
    const pick = this.pick;
    if (pick?.what !== 'expansion') return;
    const move = this.targets.find((one) => one.do === 'expand' && one.slot === pick.slot && one.turn === pick.turn);
    if (move) this.make(move);
  }

  // Paying

  payTile(hexagon: string): void {
    this.purse = { ...this.purse, tiles: toggled(this.purse.tiles, hexagon) };
  }

  payExpansion(hexagon: string): void {
    this.purse = { ...this.purse, expansions: toggled(this.purse.expansions, hexagon) };
  }

  payJokers(by: 1 | -1): void {
    this.purse = { ...this.purse, jokers: this.purse.jokers + by };
  }

  get canAddJoker(): boolean {
    return this.payable.some((pay) => pay.jokers > this.purse.jokers);
  }

  // The display

  copyFrom(hexagon: string, from: From): Copy | undefined {
    return this.copies.find((move) => move.hexagon === hexagon && move.from === from);
  }

  isLit(hexagon: string): boolean {
    return this.lit !== null && isOn(this.lit, hexagon);
  }

  // Hints

  rank(fits: (move: GardenMove) => boolean): number | null {
    return this.board().hints.find(({ move }) => fits(move))?.rank ?? null;
  }
}

export function targetKey(move: Place | Expand | Buy): string {
  return move.do === 'place' ? `cell ${move.cell.join(',')}` : `slot ${move.slot}`;
}

export const [play, sharePlay] = createContext<Play>();
