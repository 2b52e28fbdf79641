// What happens in a game.
import type { ChipFace, Colour, Goal, Plate } from './types';

export type DuelEvent = { seat: number; points?: number } & (
  | { event: 'place'; plate: Plate; field: number; turn: number }
  | { event: 'sun' | 'moon'; colour: Colour; count: number; factory: number }
  | { event: 'first' | 'late' | 'spared' | 'end' | 'pass' }
  | { event: 'line' | 'lose' | 'clear'; colour: Colour; count: number; line: number }
  | { event: 'break'; colour: Colour; to: number | 'tower' }
  | { event: 'rest'; colour: Colour; count: number }
  | { event: 'stack'; colour: Colour; factory: number }
  | { event: 'reveal' | 'chip'; chip: ChipFace; factory: number }
  | { event: 'pay'; chips: ChipFace[]; line: number }
  | { event: 'tile'; colour: Colour; line: number; column: number }
  | { event: 'ornament'; row: number; column: number }
  | { event: 'broken'; count: number }
  | { event: 'goal'; goal: Goal; count: number }
  | { event: 'round'; round: number }
);
