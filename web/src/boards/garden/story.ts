// The pictures of a move: what scores is shown one by one, everything else at once.
import { lastFrame, type Frame } from '../board';
import type { GardenEvent } from './types';
import { around, same } from './geometry';
import { isOn } from './hexagons';
import type { Cell, GardenView } from './types';

const SCORING = ['wheel', 'pavilions', 'jokers', 'storage', 'group', 'bonus', 'marker', 'discard', 'feature'];

export function frames(before: GardenView, events: GardenEvent[], after: GardenView): Frame<GardenView>[] {
  const told = events.flatMap((event, number) => (isShown(event) ? [{ event, number }] : []));
  const scores = before.boards.map((board) => board.score);
  const settled = events.some((event) => event.event === 'round' || event.event === 'end');
  const scene = settled ? before : after;
  let group = '';
  const pictures = told.map(({ event, number }) => {
    scores[event.seat!]! += event.points ?? 0;
    const spot = spotOf(event, scene, group);
    if (event.event === 'group') group = spot;
    const points = event.event === 'feature' ? {} : { points: event.points ?? 0 };
    return { view: withScores(scene, scores), event: number, spot, ...points };
  });
  return [...pictures, lastFrame(after, events)];
}

/** Lines of the wheel that bring nothing would only make the story long. */
function isShown({ event, seat, points }: GardenEvent): boolean {
  return seat !== undefined && SCORING.includes(event) && (points !== 0 || event === 'feature');
}

/** Where an event is shown: the first spot gets its points, the others take part. */
function spotOf(event: GardenEvent, view: GardenView, group: string): string {
  if (event.event === 'bonus') return group;
  const spots = cellsOf(event, view).map((cell) => `garden/${event.seat}/${cell}`);
  return (event.cell ? spots : [`head/${event.seat}`, ...spots]).join(' ');
}

function cellsOf(event: GardenEvent, view: GardenView): Cell[] {
  const board = view.boards[event.seat!]!;
  if (event.event === 'group')
    return connected(
      event.cell!,
      board.garden.filter((one) => isOn(event, one.hexagon)).map((one) => one.cell),
    );
  if (event.event === 'wheel') return board.garden.filter((one) => isOn(event, one.hexagon)).map((one) => one.cell);
  if (event.event === 'pavilions')
    return board.features.filter((one) => one.feature === 'pavilion').map((one) => one.cell);
  return event.cell ? [event.cell] : [];
}

function connected(first: Cell, cells: Cell[]): Cell[] {
  const found = [first];
  for (const cell of found) {
    const beside = cells.filter((other) => around(cell).some((place) => same(place, other)));
    found.push(...beside.filter((other) => !found.some((one) => same(one, other))));
  }
  return found;
}

function withScores(view: GardenView, scores: number[]): GardenView {
  return { ...view, boards: view.boards.map((board, seat) => ({ ...board, score: scores[seat]! })) };
}
