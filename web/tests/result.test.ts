import { expect, test } from 'vitest';

import { apart, stacked, ticksOf } from '../src/pages/table/result';

test('gains lie right of the line and losses left of it, each beside the one before', () => {
  const parts = [{ points: [5] }, { points: [-2] }, { points: [3] }, { points: [-1] }, { points: [0] }];
  const bars = stacked({ parts: parts as never, scores: [5] });
  expect(bars).toEqual({
    seats: [
      [
        { part: 0, from: 0, to: 5 },
        { part: 1, from: -2, to: 0 },
        { part: 2, from: 5, to: 8 },
        { part: 3, from: -3, to: -2 },
      ],
    ],
    most: 8,
    least: -3,
  });
});

test('labels that would cover each other are moved apart, the others stay', () => {
  expect(apart([100, 20, 100, 95], 15)).toEqual([100, 20, 85, 70]);
});

test.each([[[0, 130]], [[-7, 3]], [[0, 0]], [[0, 999]]])('few round lines hold the scores %j', (scores) => {
  const ticks = ticksOf(scores);
  expect(ticks.length).toBeLessThanOrEqual(6);
  expect(ticks[0]).toBeLessThanOrEqual(Math.min(...scores));
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...scores));
});
