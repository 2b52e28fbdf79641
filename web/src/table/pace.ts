// How long the story of a move takes: every chapter of a scoring has its time, however much there is to tell.
import type { Frame } from '../boards/board';

/** Milliseconds at the usual pace. */
export const TRAVEL = 520;
export const HOLD = 700;
const LEAST = 4000;
const MOST = 5800;
const FEW = 3; // pictures; a scoring of fewer is as short as it is

export interface Time {
  travel: number;
  hold: number;
}

const points = ({ told }: Frame<unknown>) => told.some(({ spot }) => spot);
const usual = (frame: Frame<unknown>) => TRAVEL + (points(frame) ? HOLD : 0);

/** The time of every picture at the usual pace: tiles travel, then the story rests on what it points at. */
export function timesOf(frames: readonly Frame<unknown>[]): Time[] {
  return frames.map((frame) => {
    const pace = frame.chapter === undefined ? 1 : paceOf(frames.filter(({ chapter }) => chapter === frame.chapter));
    return { travel: pace * TRAVEL, hold: points(frame) ? pace * HOLD : 0 };
  });
}

function paceOf(chapter: readonly Frame<unknown>[]): number {
  const sum = chapter.reduce((time, frame) => time + usual(frame), 0);
  return Math.max(chapter.length < FEW ? 1 : LEAST / sum, Math.min(1, MOST / sum));
}
