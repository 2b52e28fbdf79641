// Where things lie on the garden: axial coordinates (q, r) of pointed hexagons, drawn with a radius of 100.
import { CELL_NAMES, SLOTS, STEPS, TURNS } from './cardboard';
import type { Cell } from './types';

export const RADIUS = 100;
export const WIDTH = 1640;
export const HEIGHT = 1480;
const ACROSS = Math.sqrt(3) * RADIUS;
const DOWN = 1.5 * RADIUS;

export function around(cell: Cell): Cell[] {
  return STEPS.map((step) => sum(cell, step));
}

export function sum(one: Cell, other: Cell): Cell {
  return [one[0] + other[0], one[1] + other[1]];
}

export const SLOT_CELLS: Cell[][] = SLOTS.map((slot) => [slot, ...around(slot)]);
const NAMES: Record<string, string> = CELL_NAMES;

export function printedCell(slot: number, turn: number): Cell {
  return sum(SLOTS[slot]!, TURNS[turn]!);
}

/** How an expansion in a slot is turned whose printed hexagon lies on a cell. */
export function turnOf(slot: number, cell: Cell): number {
  return TURNS.findIndex((_, turn) => same(printedCell(slot, turn), cell));
}

export function middle([q, r]: Cell): { x: number; y: number } {
  return { x: WIDTH / 2 + ACROSS * (q + r / 2), y: HEIGHT / 2 + DOWN * r };
}

/** A square around a cell, as shares of the garden, for its style. */
export function box(cell: Cell, side: number): string {
  const { x, y } = middle(cell);
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const [left, top] = [share(x - side / 2, WIDTH), share(y - side / 2, HEIGHT)];
  return `left: ${left}; top: ${top}; width: ${share(side, WIDTH)}; height: ${share(side, HEIGHT)}`;
}

export const CELL_SIDE = 2 * RADIUS;
export const EXPANSION_SIDE = 3 * ACROSS;

/** What people call a cell: a letter for the row from the top, and its number from the left. */
export function cellName(cell: Cell): string {
  return NAMES[`${cell}`]!;
}

/** The cell with such coordinates: "3,-1". */
export function cellAt(coordinates: string): Cell {
  const [q = 0, r = 0] = coordinates.split(',').map(Number);
  return [q, r];
}

export function same(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
