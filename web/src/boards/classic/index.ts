// The board of Mini and Master Chocolatier.
import type { BoardModule } from '../board';
import type { Games } from '../games';
import Board from './Board.svelte';
import { KINDS } from './kinds';
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

const QUESTIONS = {
  draft: (view: ClassicView) => t(`classic-board-${view.game}-draft`),
  tile: (view: ClassicView) => t(`classic-board-${view.game}-tile`, { line: (view.focus ?? 0) + 1 }),
  spread(view: ClassicView) {
    const colour = view.displays[view.focus ?? 0]?.tiles[0]; // they are asked for in the order in which they lie there
    const { left, right } = view.sides ?? { left: 0, right: 0 };
    return colour
      ? t(`classic-board-${view.game}-spread`, {
          colour: t(`classic-board-ones-${colour}`),
          left: left + 1,
          right: right + 1,
        })
      : null;
  },
};

function question(view: ClassicView, me: number): string | null {
  return view.turn === me && view.decision ? QUESTIONS[view.decision](view) : null;
}

const board: BoardModule<Games['classic']> = {
  Board,
  Single,
  sceneOf,
  kinds: KINDS,
  styles: {},
  bag,
  question,
  falling: ['fall'],
  Tile,
};
export default board;
