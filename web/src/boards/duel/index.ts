// Duel: a dome of coloured crystal under sun and moon.
import type { BoardModule } from '../board';
import type { Games } from '../games';
import Board from './Board.svelte';
import { COLOURS } from './cardboard';
import { KINDS } from './kinds';
import { moveOf, piecesOf } from './moves';
import Piece from './Piece.svelte';
import { question } from './questions';
import { kindWord } from './said';
import { sceneOf } from './scenes';
import Single from './Single.svelte';

const duel: BoardModule<Games['duel']> = {
  Board,
  Single,
  sceneOf,
  kinds: KINDS,
  styles: {},
  question,
  falling: ['break'],
  piecesOf,
  moveOf,
  Tile: Piece,
  bag: (view) => COLOURS.map((kind) => ({ kind, title: kindWord(kind), count: view.bag[kind] ?? 0 })),
};
export default duel;
