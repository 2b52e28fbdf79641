import { expect, test } from 'vitest';

import { bestMoves, curveOf } from '../src/table/history';

const LOG = [
  { number: 1, round: 1, points: [0, 0] },
  { number: 2, round: 1, points: [3, 5] },
  { number: 3, round: 2, points: [2, 0] },
  { number: 4, round: 2, points: [7, -1] },
];

test('scores are those after each round, from the start to the end', () => {
  expect(curveOf(LOG, [12, 4])).toEqual({
    rounds: [0, 1, 2],
    scores: [
      [0, 3, 12],
      [0, 5, 4],
    ],
  });
});

test('a game that began in the middle starts with the points it had', () => {
  expect(curveOf(LOG.slice(2), [12, 4])).toEqual({
    rounds: [1, 2],
    scores: [
      [3, 12],
      [5, 4],
    ],
  });
});

test('the best moves come first, and those that brought nothing not at all', () => {
  expect(bestMoves(LOG).map(({ number }) => number)).toEqual([4, 2, 3]);
});
