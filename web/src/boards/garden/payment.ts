// Which payments can still come of what is chosen so far.
import type { Pay } from './types';

export interface Purse {
  tiles: string[];
  expansions: string[];
  jokers: number;
}

export const NOTHING: Purse = { tiles: [], expansions: [], jokers: 0 };

/** The payments that hold everything chosen. */
export function possible(payments: Pay[], chosen: Purse): Pay[] {
  return payments.filter((pay) => holds(pay, chosen));
}

export function holds(pay: Purse, chosen: Purse): boolean {
  const tiles = chosen.tiles.every((tile) => pay.tiles.includes(tile));
  return tiles && chosen.expansions.every((one) => pay.expansions.includes(one)) && chosen.jokers <= pay.jokers;
}

export function exact(payments: Pay[], chosen: Purse): Pay | undefined {
  return possible(payments, chosen).find((pay) => size(pay) === size(chosen));
}

function size({ tiles, expansions, jokers }: Purse): number {
  return tiles.length + expansions.length + jokers;
}

/** A few payments for one click: the fewest jokers, by each kind of things, and the most. */
export function simplest(payments: Pay[], most: number): Pay[] {
  const thrifty = [...payments].sort((one, other) => weight(one) - weight(other));
  const lavish = thrifty.at(-1);
  const few = thrifty.slice(0, lavish && thrifty.length > most ? most - 1 : most);
  return lavish && !few.includes(lavish) ? [...few, lavish] : few;
}

function weight({ jokers, expansions }: Purse): number {
  return jokers * 10 + expansions.length;
}

export function toggled(list: string[], one: string): string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
