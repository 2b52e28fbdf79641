// What happens in a game.
import type { Cell, Colour, SymbolName } from './types';

export interface GardenEvent {
  event: string;
  seat?: number;
  points?: number;
  cell?: Cell;
  colour?: Colour;
  symbol?: SymbolName;
}
