// All moons are taken from together, so what is said of a tile on one of them speaks of all.
import { getContext, setContext } from 'svelte';

import { kindWord } from './said';
import type { Colour, DuelView } from './types';
import { t } from '../../words/index.svelte';

interface Moons {
  label: (colour: Colour) => string;
}
const KEY = Symbol('moons');

export function provideMoons(view: () => DuelView): void {
  const count = (colour: Colour) => visible(view()).filter((tile) => tile === colour).length;
  setContext<Moons>(KEY, {
    label: (colour) => t('duel-board-take-moon', { colour: kindWord(colour), count: count(colour) }),
  });
}

export function useMoons(): Moons {
  return getContext<Moons>(KEY);
}

/** The tiles on the moons that nothing lies on. */
export function visible(view: DuelView): Colour[] {
  return [...view.factories.flatMap(({ moon }) => moon.slice(-1)), ...view.large.moon];
}
