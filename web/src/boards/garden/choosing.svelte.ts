// The steps of a move of Queen's Garden, and what is looked at while one chooses.
import { createContext } from 'svelte';

import { Choosing, type Steps } from '../../parts/choosing/choosing.svelte';
import { Gathering } from '../../parts/choosing/gathering.svelte';
import type { BoardProps } from '../board';
import { isOn } from './hexagons';
import { piecesOf } from './payment';
import { Traces } from './traces.svelte';
import type { Cell, From, GardenMove, GardenView, Line, PayMove } from './types';

export type Board = BoardProps<GardenView, GardenMove>;

/** What the places on the board are called. */
export const names = {
  line: (line: Line) => `line/${line.colour ?? line.symbol}`,
  display: (hexagon: string) => `display/${hexagon}`,
  copy: (from: From, hexagon: string) => `copy/${from}/${hexagon}`,
  tile: (hexagon: string, index: number) => `tile/${hexagon}/${index}`,
  expansion: (hexagon: string) => `expansion/${hexagon}`,
  cell: (cell: Cell) => `cell/${cell}`,
  slot: (slot: number) => `slot/${slot}`,
  turn: (turn: number) => `turn/${turn}`,
  pay: ({ tiles, expansions, jokers }: PayMove) =>
    `pay/${[...tiles, ...expansions.map(names.expansion), jokers].join('+')}`,
};

const placesOf = (tiles: string[], hexagon: string) =>
  tiles.flatMap((tile, index) => (tile === hexagon ? [names.tile(hexagon, index)] : []));

function pathsOf(move: GardenMove, view: GardenView, seat: number): string[][] {
  const { tiles } = view.boards[seat]!;
  switch (move.do) {
    case 'acquire': {
      const shown = [...(view.top ?? []), ...view.piles.flat(), ...view.face_up].filter((hexagon) =>
        isOn(move, hexagon),
      );
      return [[names.line(move)], ...[...new Set(shown)].map((hexagon) => [names.display(hexagon), names.line(move)])];
    }
    case 'copy':
      return [[names.copy(move.from, move.hexagon)]];
    case 'place':
      return placesOf(tiles, move.hexagon).map((name) => [name, names.cell(move.cell)]);
    case 'expand':
      return [[names.expansion(move.hexagon), names.slot(move.slot), names.turn(move.turn), 'place']];
    case 'discard':
      return [...placesOf(tiles, move.hexagon), names.expansion(move.hexagon)].map((name) => [name]);
    case 'buy':
      return [['buy', names.slot(move.slot)]];
    case 'pay':
      return [[names.pay(move)]];
    case 'pass':
      return [['pass', 'sure']];
    default:
      return [[move.do]];
  }
}

export const steps: Steps<GardenView, GardenMove> = {
  pathsOf,
  isGiven: (move, step) => move.do === 'expand' && step === 2,
  isForeseen: (name) => name.startsWith('cell/') || name.startsWith('slot/'),
};

export class Hand {
  readonly choice: Choosing<GardenView, GardenMove>;
  /** What is gathered to pay with. */
  readonly purse: Gathering<PayMove>;
  readonly traces: Traces;
  /** The colour or symbol whose hexagons are lit in the display. */
  lit = $state.raw<Line | null>(null);
  /** The hexagon in the display that is looked at. */
  near = $state.raw<string | null>(null);

  constructor(board: () => Board) {
    this.choice = new Choosing(board, steps);
    this.purse = new Gathering(() => this.pays, piecesOf);
    this.traces = new Traces(board);
  }

  readonly pays = $derived.by(() => this.moves('pay'));
  readonly isPlacing = $derived.by(() => this.moves('place').length + this.moves('expand').length > 0);
  readonly isDiscarding = $derived.by(() => this.moves('discard').length > 0);

  moves<Kind extends GardenMove['do']>(kind: Kind): Extract<GardenMove, { do: Kind }>[] {
    return this.choice.given.legal.filter((move): move is Extract<GardenMove, { do: Kind }> => move.do === kind);
  }
}

export const [handHere, shareHand] = createContext<Hand>();
