import { describe, expect, test } from 'vitest';

import { piecesOf, simplest } from '../src/boards/garden/payment';
import type { Hexagon, PayMove } from '../src/boards/garden/types';
import { holds, possible, whole } from '../src/parts/choosing/gathering';

const pay = (tiles: Hexagon[], jokers = 0, expansions: Hexagon[] = []): PayMove => ({
  do: 'pay',
  tiles,
  expansions,
  jokers,
});
const TILES = pay(['blue bird', 'blue lily']);
const MIXED = pay(['blue bird'], 1);
const EXPANSION = pay(['blue bird'], 0, ['blue tree']);
const JOKERS = pay([], 2);
const PAYMENTS = [JOKERS, MIXED, EXPANSION, TILES];

describe('what can still be paid', () => {
  test.each([
    ['nothing', [], PAYMENTS],
    ['a tile', ['blue bird'], [MIXED, EXPANSION, TILES]],
    ['an expansion', ['expansion blue tree'], [EXPANSION]],
    ['a joker', ['joker'], [JOKERS, MIXED]],
    ['as many jokers as a payment has', ['joker', 'joker'], [JOKERS]],
    ['a tile that pays for nothing', ['yellow bird'], []],
  ])('only what holds %s that is gathered', (_, gathered, left) => {
    expect(possible(PAYMENTS, piecesOf, gathered)).toEqual(left);
  });

  test('a payment is whole when nothing of it is missing', () => {
    expect(whole(PAYMENTS, piecesOf, ['blue bird'])).toBeUndefined();
    expect(whole(PAYMENTS, piecesOf, ['joker', 'blue bird'])).toBe(MIXED);
  });

  test('equal pieces count as often as they are there', () => {
    expect(holds(['B', 'B', 'K'], ['B', 'B'])).toBe(true);
    expect(holds(['B', 'K', 'K'], ['B', 'B'])).toBe(false);
  });
});

describe('what is offered for one click', () => {
  test('few payments are all offered, the thriftiest first', () => {
    expect(simplest(PAYMENTS, 4)).toEqual([TILES, EXPANSION, MIXED, JOKERS]);
  });

  test('of many, the thriftiest and the one with most jokers', () => {
    expect(simplest(PAYMENTS, 2)).toEqual([TILES, JOKERS]);
  });
});
