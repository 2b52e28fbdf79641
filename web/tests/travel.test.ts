import { describe, expect, test } from 'vitest';

import { journeys, type Picture } from '../src/parts/travel';

const box = (x: number) => ({ x, y: 0 }) as DOMRect;
const BAG = box(-100);
const LID = box(100);

/** A picture of tiles, each written `kind@spot`; a spot is as far to the right as its number says. */
function picture(...tiles: string[]): Picture {
  const seen = tiles.map((tile) => {
    const [kind = '', spot = ''] = tile.split('@');
    return { element: { id: tile } as Element, kind, spot, box: box(Number(spot)) };
  });
  return new Map(seen.map((one) => [one.spot, one]));
}

const ways = (before: Picture, after: Picture, source: DOMRect | null = BAG, sink: DOMRect | null = LID) =>
  journeys(before, after, source, sink).map(({ from, to }) => [from.x, to.x]);

describe('tiles travel', () => {
  test('not at all while they lie still', () => {
    expect(ways(picture('blue@1', 'red@2'), picture('blue@1', 'red@2'))).toEqual([]);
  });

  test('from where they were to where they are', () => {
    expect(ways(picture('blue@1'), picture('blue@5'))).toEqual([[1, 5]]);
  });

  test('to the nearest spot where one of their kind came', () => {
    expect(ways(picture('blue@1', 'blue@8'), picture('blue@9', 'blue@2'))).toEqual([
      [8, 9],
      [1, 2],
    ]);
  });

  test('never as another kind', () => {
    expect(ways(picture('blue@1'), picture('red@1'))).toEqual([
      [-100, 1],
      [1, 100],
    ]);
  });

  test('out of the source when they were nowhere, into the sink when they are nowhere', () => {
    expect(ways(picture(), picture('blue@3'))).toEqual([[-100, 3]]);
    expect(ways(picture('blue@3'), picture())).toEqual([[3, 100]]);
  });

  test('nowhere on a board without source and sink', () => {
    expect(ways(picture('blue@3'), picture('red@4'), null, null)).toEqual([]);
  });

  test('hiding what arrives until it is there', () => {
    const [came] = journeys(picture('blue@1'), picture('blue@5'), null, null);
    const [went] = journeys(picture('blue@1'), picture(), null, LID);
    expect(came?.arrives?.id).toBe('blue@5');
    expect(went?.arrives).toBeNull();
  });
});
