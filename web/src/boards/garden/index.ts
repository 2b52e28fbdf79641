// Queen's Garden on the screen.
import type { BoardModule } from '../board';
import type { Games } from '../games';
import Board from './Board.svelte';
import { payingFor } from './pending';
import { KINDS } from './kinds';
import { styles } from './saying';
import { sceneOf } from './scenes';
import Single from './Single.svelte';
import Tile from './Tile.svelte';
import { capital, hexagonTitle } from './titles';
import { t } from '../../words/index.svelte';
import type { GardenView } from './types';

function bag(view: GardenView) {
  const left = Object.entries(view.bag).filter(([, count]) => count > 0);
  return left.map(([kind, count]) => ({ kind, title: hexagonTitle(kind), count }));
}

function question(view: GardenView, me: number): string | null {
  if (view.decision === null || view.turn !== me) return null;
  const hexagon = payingFor(view)?.hexagon;
  return capital(t(`garden-board-ask-${view.decision}`, { hexagon: hexagon ? hexagonTitle(hexagon) : '' }));
}

const garden: BoardModule<Games['garden']> = {
  Board,
  Single,
  sceneOf,
  kinds: KINDS,
  styles,
  bag,
  question,
  Tile,
};
export default garden;
