// The pictures of a move: what scores is shown one by one, everything else at once.
import type { Frame } from '../board';
import type { Cell, GardenView } from './types';

interface Told {
  event: string;
  seat?: number;
  points?: number;
  cell?: Cell;
  colour?: string;
  symbol?: string;
}

const SCORING = ['wheel', 'pavilions', 'jokers', 'storage', 'group', 'bonus', 'marker', 'discard', 'feature'];

export function frames(before: GardenView, events: Told[], after: GardenView): Frame<GardenView>[] {
  const told = events.flatMap((event, number) => (isShown(event) ? [{ event, number }] : []));
  const scores = before.boards.map((board) => board.score);
  const settled = events.some((event) => event.event === 'round' || event.event === 'end');
  const scene = settled ? before : after;
  let last: Cell | undefined;
  const pictures = told.map(({ event, number }) => {
    if (event.event === 'group') last = event.cell;
    scores[event.seat!]! += event.points ?? 0;
    const spot = spotOf(event, event.event === 'bonus' ? last : undefined);
    const points = event.event === 'feature' ? {} : { points: event.points ?? 0 };
    return { view: withScores(scene, scores), event: number, spot, ...points };
  });
  return [...pictures, { view: after }];
}

/** Lines of the wheel that bring nothing would only make the story long. */
function isShown({ event, seat, points }: Told): boolean {
  return seat !== undefined && SCORING.includes(event) && (points !== 0 || event === 'feature');
}

function spotOf(event: Told, group: Cell | undefined): string {
  const cell = event.cell ?? group;
  return cell ? `garden/${event.seat}/${cell}` : `head/${event.seat}`;
}

function withScores(view: GardenView, scores: number[]): GardenView {
  return { ...view, boards: view.boards.map((board, seat) => ({ ...board, score: scores[seat]! })) };
}
