// How a game went, read off its log: the scores after every round, and what brought most.
import type { Told } from '../protocol';

type Entry = Pick<Told, 'number' | 'round' | 'points'>;

export interface Curve {
  /** 0 is the start of the game. */
  rounds: number[];
  /** By seat, then by round. */
  scores: number[][];
}

/** The scores after every round; they end with the final ones, so a game may have begun in the middle. */
export function curveOf(log: readonly Entry[], final: readonly number[]): Curve {
  const rounds = [...new Set(log.map(({ round }) => round))];
  const brought = (seat: number, upTo: number) =>
    log.filter(({ round }) => round > upTo).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  const start = (rounds[0] ?? 1) - 1;
  const scores = final.map((score, seat) => [start, ...rounds].map((round) => score - brought(seat, round)));
  return { rounds: [start, ...rounds], scores };
}

/** The moves that brought somebody most, the best first. */
export function bestMoves(log: readonly Entry[]): Entry[] {
  return log.filter(({ points }) => most(points) > 0).sort((one, other) => most(other.points) - most(one.points));
}

export const most = (points: readonly number[]) => Math.max(0, ...points);
