// The board of Mini and Master Chocolatier.
import type { BoardModule } from '../board';
import type { Games } from '../games';
import Board from './Board.svelte';
import { KINDS } from './kinds';
import { moveOf, piecesOf, question } from './said';
import { sceneOf } from './scenes';
import Single from './Single.svelte';
import Tile from './tiles/Tile.svelte';
import type { ClassicView, Colour } from './types';
import { t } from '../../words/index.svelte';

function bag(view: ClassicView) {
  return (Object.entries(view.bag) as [Colour, number][]).map(([colour, count]) => ({
    kind: `${view.game}/${colour}`,
    title: t(`classic-board-colour-${colour}`),
    count,
  }));
}

const board: BoardModule<Games['classic']> = {
  Board,
  Single,
  sceneOf,
  kinds: KINDS,
  styles: {},
  bag,
  question,
  piecesOf,
  moveOf,
  falling: ['fall'],
  Tile,
};
export default board;
