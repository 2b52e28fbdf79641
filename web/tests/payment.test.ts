import { describe, expect, test } from 'vitest';

import { NOTHING, exact, possible, simplest, toggled } from '../src/boards/garden/payment';
import type { Pay } from '../src/boards/garden/types';

const pay = (tiles: string[], jokers = 0, expansions: string[] = []): Pay => ({ do: 'pay', tiles, expansions, jokers });
const TILES = pay(['blue bird', 'blue lily']);
const MIXED = pay(['blue bird'], 1);
const EXPANSION = pay(['blue bird'], 0, ['blue tree']);
const JOKERS = pay([], 2);
const PAYMENTS = [JOKERS, MIXED, EXPANSION, TILES];

describe('what can still be paid', () => {
  test('everything, while nothing is chosen', () => {
    expect(possible(PAYMENTS, NOTHING)).toEqual(PAYMENTS);
  });

  test.each([
    ['a tile', { ...NOTHING, tiles: ['blue bird'] }, [MIXED, EXPANSION, TILES]],
    ['an expansion', { ...NOTHING, expansions: ['blue tree'] }, [EXPANSION]],
    ['a joker', { ...NOTHING, jokers: 1 }, [JOKERS, MIXED]],
    ['a tile that pays for nothing', { ...NOTHING, tiles: ['yellow bird'] }, []],
  ])('only what holds %s that is chosen', (_, chosen, left) => {
    expect(possible(PAYMENTS, chosen)).toEqual(left);
  });

  test('a payment is complete when nothing of it is missing', () => {
    expect(exact(PAYMENTS, { ...NOTHING, tiles: ['blue bird'] })).toBeUndefined();
    expect(exact(PAYMENTS, { ...NOTHING, tiles: ['blue bird'], jokers: 1 })).toBe(MIXED);
  });
});

describe('payments for one click', () => {
  test('the fewest jokers come first, then the fewest expansions', () => {
    expect(simplest(PAYMENTS, 4)).toEqual([TILES, EXPANSION, MIXED, JOKERS]);
  });

  test('the one with the most jokers is among them however few there are', () => {
    expect(simplest(PAYMENTS, 2)).toEqual([TILES, JOKERS]);
  });

  test('there are none where nothing can be paid', () => {
    expect(simplest([], 3)).toEqual([]);
  });
});

test('a thing that is chosen twice is put back', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
