// Where the events of a scoring are to be seen.
import type { Scene } from '../board';
import type { DuelEvent } from './types';

/** The place on the board that an event speaks of; lines are cleared without pointing at them. */
function spotOf(event: DuelEvent): string | undefined {
  switch (event.event) {
    case 'tile':
      return `dome-${event.seat}-${event.line}-${event.column}`;
    case 'ornament':
      return `dome-${event.seat}-${event.row}-${event.column}`;
    case 'pay':
    case 'lose':
      return `line-${event.seat}-${event.line}`;
    case 'broken':
      return `broken-${event.seat}`;
    case 'late':
      return `first-${event.seat}`;
    case 'goal':
      return `goal-${event.goal}`;
    case 'spared':
      return `score-${event.seat}`;
    default:
      return undefined;
  }
}

export function sceneOf(event: DuelEvent): Scene {
  const spot = spotOf(event);
  return spot === undefined ? {} : { spot, points: event.points };
}
