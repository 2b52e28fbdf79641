// Duel: a dome of coloured crystal under sun and moon.
import type { BoardModule } from '../board';
import type { Games } from '../games';
import Board from './Board.svelte';
import { COLOURS } from './cardboard';
import { question } from './questions';
import { kindWord } from './said';
import { KINDS } from './kinds';
import { sceneOf } from './scenes';
import Single from './Single.svelte';
import Tile from './Tile.svelte';

const duel: BoardModule<Games['duel']> = {
  Board,
  Single,
  sceneOf,
  kinds: KINDS,
  styles: {},
  question,
  falling: ['break'],
  Tile,
  bag: (view) => COLOURS.map((kind) => ({ kind, title: kindWord(kind), count: view.bag[kind] ?? 0 })),
};
export default duel;
