import { describe, expect, test } from 'vitest';

import type { Frame } from '../src/boards/board';
import { timesOf } from '../src/table/pace';
import { pictures } from '../src/table/pictures';

const kinds = { tile: { chapter: 'scoring' }, row: { chapter: 'final' } } as const;

/** A round in which every player scores so many things, and at the end of the game as many once more. */
function scoring(players: number, things: number, isLast = false): Frame<unknown>[] {
  const names = isLast ? ['tile', 'row'] : ['tile'];
  const events = names.flatMap((event) =>
    Array.from({ length: players * things }, (_, number) => ({ event, seat: Math.floor(number / things) })),
  );
  const steps = [{ event: null, view: {} }, ...events.map((_, event) => ({ event, view: {} }))];
  let place = 0;
  return pictures({ view: {}, events, steps }, kinds, () => ({ spot: `place-${place++}`, points: 1 }));
}

const lasts = (frames: Frame<unknown>[], chapter: string) =>
  timesOf(frames).reduce((sum, { travel, hold }, at) => sum + (frames[at]!.chapter === chapter ? travel + hold : 0), 0);

describe('a scoring', () => {
  for (const players of [2, 3, 4])
    for (const things of [3, 4, 6, 12, 20])
      test(`of ${players} players with ${things} things each is told in 4 to 6 seconds`, () => {
        const time = lasts(scoring(players, things), 'scoring');
        expect(time).toBeGreaterThanOrEqual(4000 - 1e-6);
        expect(time).toBeLessThanOrEqual(6000);
      });

  test('of more players takes no longer', () => {
    expect(lasts(scoring(4, 4), 'scoring')).toBe(lasts(scoring(2, 4), 'scoring'));
  });

  test('of next to nothing is not drawn out', () => {
    expect(lasts(scoring(2, 1), 'scoring')).toBeLessThan(1500);
  });

  test('at the end of the game has its own time beside that of the last round', () => {
    const frames = scoring(3, 9, true);
    for (const chapter of ['scoring', 'final']) expect(lasts(frames, chapter)).toBeLessThanOrEqual(6000);
  });
});
