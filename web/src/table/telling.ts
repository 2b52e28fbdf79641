// What is needed to tell of a game.
import type { BoardModule } from '../boards/board';
import type { Player } from '../protocol';

export interface Teller {
  table: string;
  rules: string;
  game: string;
  board: BoardModule;
  players: Player[];
  names: string[];
}
