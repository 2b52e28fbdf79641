// All moons are taken from together, so what is said of a tile on one of them speaks of all.
import { kindWord } from './said';
import type { Colour, DuelView } from './types';
import { t } from '../../words/index.svelte';

/** The tiles on the moons that nothing lies on. */
export function visible(view: DuelView): Colour[] {
  return [...view.factories.flatMap(({ moon }) => moon.slice(-1)), ...view.large.moon];
}

export function takeMoonWord(view: DuelView, colour: Colour): string {
  const count = visible(view).filter((tile) => tile === colour).length;
  return t('duel-board-take-moon', { colour: kindWord(colour), count });
}
