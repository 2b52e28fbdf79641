// The steps of a move of Duel.
import { createContext } from 'svelte';

import type { Choosing, Steps } from '../../parts/choosing/choosing.svelte';
import type { Drawn, DuelMove, DuelView } from './types';

export const [choosingHere, shareChoosing] = createContext<Choosing<DuelView, DuelMove>>();

const target = (to: number | 'broken') => (to === 'broken' ? 'broken' : `line-${to}`);

export function pathOf(move: DuelMove): string[] {
  switch (move.do) {
    case 'plate':
      return [`plate-${move.from}`];
    case 'keep':
    case 'under':
      return [`drawn-${move.plate}`];
    case 'place':
      return [`turn-${move.turn}`, `field-${move.field}`];
    case 'sun':
      return [`sun-${move.factory}-${move.colour}`, target(move.to)];
    case 'moon':
      return [`moon-${move.colour}`, target(move.to)];
    case 'stack':
      return [`lay-${move.colour}`];
    case 'chip':
      return [`chip-${move.factory}`];
    case 'tile':
      return [`space-${move.line}-${move.column}`];
    case 'pay':
      return [`pay-${move.chips.join('+')}`];
    default:
      return [move.do];
  }
}

/** The plate that was drawn and kept, to be placed. */
export function heldPlate({ hand }: DuelView): Drawn | undefined {
  return hand?.plates.find(({ number }) => number === hand.kept);
}

/** How often the plate in the hand is turned. */
export function turnOf([name = '']: readonly string[]): number {
  return name.startsWith('turn-') ? Number(name.slice('turn-'.length)) : 0;
}

/** Whether the last move took something from a factory. */
export function isLastFactory({ given }: Choosing<DuelView, DuelMove>, number: number): boolean {
  const last = given.last?.move;
  return (last?.do === 'sun' || last?.do === 'chip') && last.factory === number;
}

export const steps: Steps<DuelView, DuelMove> = {
  pathsOf: (move) => [pathOf(move)],
  isGiven: (move, step) => move.do === 'place' && step === 0,
  isForeseen: (name) => name.startsWith('line-') || name === 'broken',
};
