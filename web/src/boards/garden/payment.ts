// What payments are made of, and which to offer first.
import { expansionKind } from './titles';
import type { GardenBoard, PayMove } from './types';

export const JOKER = 'joker';

/** What lies on the places for tiles: those, and the jokers after them. */
export function storedIn({ tiles, jokers }: GardenBoard): string[] {
  return [...tiles, ...Array<string>(jokers).fill(JOKER)];
}

/** The pieces of a payment; an expansion is another piece than a tile with the same hexagon. */
export function piecesOf({ tiles, expansions, jokers }: PayMove): string[] {
  return [...tiles, ...expansions.map(expansionKind), ...Array<string>(jokers).fill(JOKER)];
}

/** A few payments for one click: the fewest jokers, by each kind of things, and the most. */
export function simplest(payments: PayMove[], most: number): PayMove[] {
  const thrifty = [...payments].sort((one, other) => weight(one) - weight(other));
  const lavish = thrifty.at(-1);
  const few = thrifty.slice(0, lavish && thrifty.length > most ? most - 1 : most);
  return lavish && !few.includes(lavish) ? [...few, lavish] : few;
}

function weight({ jokers, expansions }: PayMove): number {
  return jokers * 10 + expansions.length;
}
