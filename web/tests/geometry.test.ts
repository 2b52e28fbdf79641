import { describe, expect, test } from 'vitest';

import { CORE, SLOTS } from '../src/boards/garden/cardboard';
import { SLOT_CELLS, around, cellName, middle, printedCell } from '../src/boards/garden/geometry';
import { corners } from '../src/parts/hexagon';

const ALL = [...CORE, ...SLOT_CELLS.flat()];

describe('the garden', () => {
  test('has a name of its own for every cell', () => {
    expect(new Set(ALL.map(cellName)).size).toBe(ALL.length);
  });

  test('names rows from the top and cells from the left', () => {
    expect(cellName([0, 0])).toBe('e5');
    expect(cellName([0, -4])[0]).toBe('a');
    expect(middle([0, -4]).y).toBeLessThan(middle([0, 0]).y);
  });

  test('has six neighbours around a cell, all equally far', () => {
    const far = around([2, -1]).map((cell) => Math.hypot(...differences(middle(cell), middle([2, -1]))));
    expect(new Set(far.map(Math.round))).toEqual(new Set([173]));
    expect(far).toHaveLength(6);
  });

  test('turns what is printed on an expansion around its middle', () => {
    const turned = [0, 1, 2, 3, 4, 5].map((turn) => cellName(printedCell(0, turn)));
    expect(new Set(turned)).toEqual(new Set(around(SLOTS[0]).map(cellName)));
  });
});

function differences(one: { x: number; y: number }, other: { x: number; y: number }): [number, number] {
  return [one.x - other.x, one.y - other.y];
}

test('a hexagon stands on a corner', () => {
  expect(corners(0, 0, 10)).toBe('8.7,5 0,10 -8.7,5 -8.7,-5 0,-10 8.7,-5');
});
