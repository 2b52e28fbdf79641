import { describe, expect, test } from 'vitest';

import { changed, pictures } from '../src/table/pictures';

describe('what a difference makes of a view', () => {
  const view = {
    turn: 1,
    boards: [
      { score: 3, lines: [1, 2] },
      { score: 0, lines: [] },
    ],
  };

  test('fields that are not named stay', () => {
    expect(changed(view, { turn: null })).toEqual({ ...view, turn: null });
  });

  test('places of a list are named by their numbers', () => {
    expect(changed(view, { boards: { 1: { score: 5 } } }).boards).toEqual([view.boards[0], { score: 5, lines: [] }]);
  });

  test('a list of another length stands for itself', () => {
    expect(changed(view, { boards: { 0: { lines: [1] } } }).boards[0]).toEqual({ score: 3, lines: [1] });
  });

  test('the old view is left alone', () => {
    const before = JSON.stringify(view);
    changed(view, { boards: { 0: { score: 9 } } });
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('the pictures of a move', () => {
  const kinds = {
    take: { chapter: 'move' },
    tile: { chapter: 'scoring' },
    clear: { chapter: 'scoring' },
    goal: { chapter: 'final' },
    round: { chapter: 'round' },
  } as const;
  const position = {
    view: { score: 9 },
    events: [{ event: 'take' }, { event: 'tile' }, { event: 'clear' }, { event: 'clear' }, { event: 'round' }],
    steps: [
      { event: null, view: { score: 1 } },
      { event: 1, view: { score: 4 } },
      { event: 2, view: { score: 5 } },
      { event: 3, view: { score: 6 } },
    ],
  };
  const sceneOf = ({ event }: { event: string }) => (event === 'tile' ? { spot: 'wall', points: 3 } : {});

  test('follow the steps and end with the new position', () => {
    expect(pictures(position, kinds, sceneOf)).toEqual([
      { view: { score: 1 }, told: [] },
      { view: { score: 4 }, told: [{ event: 1, spot: 'wall', points: 3 }], chapter: 'scoring' },
      { view: { score: 6 }, told: [{ event: 3 }], chapter: 'scoring' },
      { view: { score: 9 }, told: [{ event: 4 }] },
    ]);
  });

  test('leave out what a board does not show', () => {
    const shown = pictures(position, kinds, ({ event }) => (event === 'tile' ? null : {}));
    expect(shown.map(({ told }) => told.map(({ event }) => event))).toEqual([[], [3], [4]]);
  });

  test('of a move that scores nothing is the new position alone', () => {
    expect(pictures({ ...position, steps: [] }, kinds, sceneOf)).toEqual([
      { view: { score: 9 }, told: [{ event: 4 }] },
    ]);
  });
});

describe('a scoring of several players', () => {
  const tile = (seat: number) => ({ event: 'tile', seat });
  const goal = (seat: number) => ({ event: 'goal', seat });
  const kinds = { tile: { chapter: 'scoring' }, goal: { chapter: 'final' } } as const;
  const board = (...points: number[]) => Object.fromEntries(points.map((score, seat) => [seat, { score }]));
  const position = {
    view: { lid: 4, boards: [{ score: 3 }, { score: 7 }] },
    events: [tile(0), tile(0), tile(1)],
    steps: [
      { event: null, view: { lid: 0, boards: board(0, 0) } },
      { event: 0, view: { lid: 1, boards: { 0: { score: 1 } } } },
      { event: 1, view: { lid: 2, boards: { 0: { score: 3 } } } },
      { event: 2, view: { lid: 3, boards: { 1: { score: 7 } } } },
    ],
  };
  const spots = ({ seat }: { seat?: number }) => ({ spot: `wall-${seat}`, points: 1 });

  test('is told side by side, each on the board that is his', () => {
    const [, first, second] = pictures(position, kinds, spots);
    expect(first!.told.map(({ event }) => event)).toEqual([0, 2]);
    expect(first!.view.boards).toEqual([{ score: 1 }, { score: 7 }]);
    expect(second!.told.map(({ event }) => event)).toEqual([1]);
    expect(second!.view.boards).toEqual([{ score: 3 }, { score: 7 }]);
  });

  test('changes what is common only when all before it was told', () => {
    expect(pictures(position, kinds, spots).map(({ view }) => view.lid)).toEqual([0, 1, 3, 4]);
  });

  test('points at a common place for one after the other', () => {
    const events = [goal(0), goal(1)];
    const steps = position.steps.slice(0, 3);
    const shown = pictures({ ...position, events, steps }, kinds, () => ({ spot: 'goal-rows' }));
    expect(shown.map(({ told }) => told.length)).toEqual([0, 1, 1, 0]);
  });
});
