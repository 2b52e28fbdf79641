// Where the events of a scoring are to be seen.
import type { Scene } from '../board';
import { places } from './places';
import type { ClassicEvent } from './types';

export function sceneOf(event: ClassicEvent): Scene {
  switch (event.event) {
    case 'tile':
      return { spot: places.wall(event.seat, event.line, event.column), points: event.points };
    case 'break':
      return { spot: places.line(event.seat, event.line) };
    case 'floor':
      return { spot: places.floor(event.seat), points: event.points };
    case 'row':
      return { spot: places.row(event.seat, event.row), points: event.points };
    case 'column':
      return { spot: places.column(event.seat, event.column), points: event.points };
    case 'colour':
      return { spot: places.colour(event.seat, event.colour), points: event.points };
    default:
      return {};
  }
}
