// A move is made of one or two choices on the board: what is picked up, and where it goes. Each is a name.
import type { DuelMove } from './types';

export type Path = [string] | [pick: string, target: string];

const target = (to: number | 'broken') => (to === 'broken' ? 'broken' : `line-${to}`);

export function pathOf(move: DuelMove): Path {
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
