// What the pictures of a result are measured by.
import type { Outcome } from '../../protocol';

/** Colours of the parts that points come from, told apart also by those who see few colours. */
const PARTS = [
  'light-dark(#2f6db3, #6aa5e6)',
  'light-dark(#d98a1f, #f0b35a)',
  'light-dark(#2c8a63, #6cc79d)',
  'light-dark(#9450a8, #c48ad6)',
  'light-dark(#b8423a, #e8837a)',
  'light-dark(#5d6b7a, #9fb0c2)',
  'light-dark(#8a6d1c, #cdb057)',
  'light-dark(#1d7f8c, #63c3d0)',
];
export const colourOf = (part: number) => PARTS[part % PARTS.length]!;

interface Piece {
  part: number;
  from: number;
  to: number;
}

/** For every seat its parts side by side from the line outwards: gains to the right, losses to the left. */
export function stacked({ parts, scores }: Pick<Outcome, 'parts' | 'scores'>) {
  const seats = scores.map((_, seat) => piecesOf(parts.map(({ points }) => points[seat] ?? 0)));
  const ends = seats.flat();
  const most = Math.max(0, ...ends.map(({ to }) => to));
  return { seats, most, least: Math.min(0, ...ends.map(({ from }) => from)) };
}

function piecesOf(points: number[]): Piece[] {
  let [left, right] = [0, 0];
  return points.flatMap((gain, part) => {
    if (gain > 0) return [{ part, from: right, to: (right += gain) }];
    return gain < 0 ? [{ part, to: left, from: (left += gain) }] : [];
  });
}

/** Heights of labels moved upwards until none covers another. */
export function apart(heights: number[], least: number): number[] {
  const moved = [...heights];
  const upwards = heights.map((_, label) => label).sort((one, other) => heights[other]! - heights[one]!);
  upwards.slice(1).forEach((label, before) => {
    moved[label] = Math.min(heights[label]!, moved[upwards[before]!]! - least);
  });
  return moved;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const LINES = 4;

/** Round numbers around all scores, at most five of them. */
export function ticksOf(scores: number[]): number[] {
  const [low, high] = [Math.min(0, ...scores), Math.max(1, ...scores)];
  const fits = (step: number) => Math.ceil(high / step) - Math.floor(low / step) <= LINES;
  const step = STEPS.find(fits) ?? Math.ceil((high - low) / (LINES - 1));
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, number) => (first + number) * step);
}
