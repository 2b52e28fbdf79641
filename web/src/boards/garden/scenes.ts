// Where the events of a scoring are to be seen.
import type { Scene } from '../board';
import { around, same } from './geometry';
import { isOn } from './hexagons';
import type { Cell, GardenEvent, GardenView } from './types';

/** The first spot gets the points, the others take part; lines of the wheel that bring nothing are left out. */
export function sceneOf(event: GardenEvent, view: GardenView, before: string): Scene | null {
  if (event.seat === undefined || (!event.points && event.event !== 'feature')) return null;
  const spot = spotOf(event, view, before);
  return event.event === 'feature' ? { spot } : { spot, points: event.points ?? 0 };
}

function spotOf(event: GardenEvent, view: GardenView, before: string): string {
  if (event.event === 'bonus') return before;
  const spots = cellsOf(event, view).map((cell) => `garden/${event.seat}/${cell}`);
  return ('cell' in event ? spots : [`head/${event.seat}`, ...spots]).join(' ');
}

function cellsOf(event: GardenEvent, view: GardenView): Cell[] {
  const board = view.boards[event.seat!]!;
  if (event.event === 'group')
    return connected(
      event.cell,
      board.garden.filter((one) => isOn(event, one.hexagon)).map((one) => one.cell),
    );
  if (event.event === 'wheel') return board.garden.filter((one) => isOn(event, one.hexagon)).map((one) => one.cell);
  if (event.event === 'pavilions')
    return board.features.filter((one) => one.feature === 'pavilion').map((one) => one.cell);
  return 'cell' in event ? [event.cell] : [];
}

function connected(first: Cell, cells: Cell[]): Cell[] {
  const found = [first];
  for (const cell of found) {
    const beside = cells.filter((other) => around(cell).some((place) => same(place, other)));
    found.push(...beside.filter((other) => !found.some((one) => same(one, other))));
  }
  return found;
}
