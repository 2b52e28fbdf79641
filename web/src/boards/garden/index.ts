// Queen's Garden on the screen.
import type { BoardModule } from '../board';
import type { Games } from '../games';
import Board from './Board.svelte';
import { KINDS } from './kinds';
import { moveOf, piecesOf } from './moves';
import { question } from './questions';
import { styles } from './saying';
import { sceneOf } from './scenes';
import Single from './Single.svelte';
import Tile from './Tile.svelte';
import { hexagonTitle } from './titles';
import type { GardenView } from './types';

function bag(view: GardenView) {
  const left = Object.entries(view.bag).filter(([, count]) => count > 0);
  return left.map(([kind, count]) => ({ kind, title: hexagonTitle(kind), count }));
}

const garden: BoardModule<Games['garden']> = {
  Board,
  Single,
  sceneOf,
  kinds: KINDS,
  styles,
  bag,
  question,
  piecesOf,
  moveOf,
  Tile,
};
export default garden;
