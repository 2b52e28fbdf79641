// What happens in a game.
import type { Colour, Source } from './types';

export type ClassicEvent =
  | { event: 'take' | 'rest'; seat: number; colour: Colour; count: number; from: Source }
  | { event: 'marker'; seat: number; to: number | 'shield' | 'beside' }
  | { event: 'shield'; seat: number; from: number }
  | { event: 'line' | 'break' | 'clear'; seat: number; colour: Colour; count: number; line: number }
  | { event: 'fall'; seat: number; colour: Colour; to: number | 'shield' | 'lid' }
  | { event: 'spread'; seat: number; colour: Colour; count: number; from: number; to: number }
  | {
      event: 'tile';
      seat: number;
      colour: Colour;
      line: number;
      column: number;
      across: number;
      down: number;
      points: number;
    }
  | { event: 'floor'; seat: number; count: number; points: number }
  | { event: 'row'; seat: number; row: number; points: number }
  | { event: 'column'; seat: number; column: number; points: number }
  | { event: 'colour'; seat: number; colour: Colour; points: number }
  | { event: 'round' | 'gold' | 'pour' | 'deal' | 'pull' | 'end' };
