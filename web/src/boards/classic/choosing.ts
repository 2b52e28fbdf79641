// The steps of a move of Mini and Master Chocolatier.
import { createContext } from 'svelte';

import type { Choosing, Steps } from '../../parts/choosing/choosing.svelte';
import { groupName, places, touched } from './places';
import type { ClassicMove, ClassicView } from './types';

export const [choosingHere, shareChoosing] = createContext<Choosing<ClassicView, ClassicMove>>();

function pathOf(move: ClassicMove, view: ClassicView, seat: number): string[] {
  if (move.do === 'tile') return [places.line(seat, move.line), places.wall(seat, move.line, move.column)];
  if (move.do === 'spread')
    return [groupName(view.focus ?? 0, move.colour), places.source(view.sides?.[move.side] ?? 0)];
  return [groupName(move.from, move.colour), move.to === 'floor' ? places.floor(seat) : places.line(seat, move.to)];
}

export const steps: Steps<ClassicView, ClassicMove> = {
  pathsOf: (move, view, seat) => [pathOf(move, view, seat)],
  isGiven: (move, step) => step === 0 && move.do !== 'draft',
  isForeseen: (name) => !name.includes('/'),
  touched: (move, seat) => touched({ move, seat }),
};
