// Duel: a dome of coloured crystal under sun and moon.
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { COLOURS } from './cardboard';
import { question } from './questions';
import { kindWord } from './said';
import { frames } from './story';
import Tile from './Tile.svelte';
import type { DuelMove, DuelView } from './types';

const duel: BoardModule<DuelView, DuelMove> = {
  Board,
  frames,
  question,
  Tile,
  bag: (view) => COLOURS.map((kind) => ({ kind, title: kindWord(kind), count: view.bag[kind] })),
};
export default duel;
