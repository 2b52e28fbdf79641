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
    expect(pictures(position, sceneOf)).toEqual([
      { view: { score: 1 } },
      { view: { score: 4 }, event: 1, spot: 'wall', points: 3 },
      { view: { score: 6 }, event: 3 },
      { view: { score: 9 }, event: 4 },
    ]);
  });

  test('leave out what a board does not show', () => {
    const shown = pictures(position, (event) => (event.event === 'tile' ? null : {}));
    expect(shown.map(({ event }) => event)).toEqual([undefined, 3, 4]);
  });

  test('of a move that scores nothing is the new position alone', () => {
    expect(pictures({ ...position, steps: [] }, sceneOf)).toEqual([{ view: { score: 9 }, event: 4 }]);
  });
});
