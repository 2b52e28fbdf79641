import { describe, expect, test } from 'vitest';

import { groups, others, stand, touched } from '../src/boards/classic/places';
import type { ClassicView } from '../src/boards/classic/types';
import { pathOf } from '../src/boards/duel/choosing';
import { beside, chosen, open, type Chosen, type Way } from '../src/parts/choosing/paths';
import type { DuelMove } from '../src/boards/duel/types';

describe('a move of Duel is made of choices on the board', () => {
  test.each<[DuelMove, string[]]>([
    [{ do: 'plate', from: 2 }, ['plate-2']],
    [{ do: 'keep', plate: 1 }, ['drawn-1']],
    [{ do: 'under', plate: 1 }, ['drawn-1']],
    [{ do: 'place', field: 4, turn: 3 }, ['turn-3', 'field-4']],
    [{ do: 'sun', factory: 0, colour: 'red', to: 5 }, ['sun-0-red', 'line-5']],
    [{ do: 'moon', colour: 'blue', to: 'broken' }, ['moon-blue', 'broken']],
    [{ do: 'stack', colour: 'black' }, ['lay-black']],
    [{ do: 'chip', factory: 3 }, ['chip-3']],
    [{ do: 'tile', line: 1, column: 5 }, ['space-1-5']],
    [{ do: 'pay', chips: ['BR', 'Y'] }, ['pay-BR+Y']],
    [{ do: 'complete', line: 2 }, ['complete']],
    [{ do: 'stop' }, ['stop']],
  ])('%o', (move, path) => {
    expect(pathOf(move)).toEqual(path);
  });
});

describe('the last move of Mini is shown', () => {
  test('where tiles were taken and where they went', () => {
    const move = { do: 'draft', from: 'centre', colour: 'blue', to: 3 } as const;
    expect(touched({ seat: 1, move })).toEqual(['centre', 'line-1-3']);
    expect(touched({ seat: 1, move: { ...move, from: 2, to: 'floor' } })).toEqual(['display-2', 'floor-1']);
  });

  test('on the wall', () => {
    expect(touched({ seat: 0, move: { do: 'tile', line: 2, column: 4 } })).toEqual(['wall-0-2-4']);
  });

  test('nowhere before there is one', () => {
    expect(touched(null)).toEqual([]);
  });
});

test('tiles of a display lie together by colour, the largest group first', () => {
  expect(groups(['red', 'blue', 'red', 'white'])).toEqual([
    { colour: 'red', cells: [0, 1] },
    { colour: 'blue', cells: [2] },
    { colour: 'white', cells: [3] },
  ]);
});

test('displays go around clockwise, on the circle and in two rows', () => {
  const places = [0, 1, 2, 3, 4].map((display) => stand(display, 5));
  expect(places.map(({ row, column }) => [row, column])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 1],
  ]);
  expect(places[0]!.y).toBeCloseTo(-1);
  expect(places[1]!.x).toBeGreaterThan(0);
});

test('the other players come clockwise from me', () => {
  const view = { boards: [{}, {}, {}, {}] } as ClassicView;
  expect(others(view, 2)).toEqual([3, 0, 1]);
});

const WAYS: Way<string>[] = [
  { move: 'blue to 1', path: ['blue', 'line-1'] },
  { move: 'blue to 2', path: ['blue', 'line-2'] },
  { move: 'red to 1', path: ['red', 'line-1'] },
  { move: 'pass', path: ['pass'] },
  { move: 'deep', path: ['plate', 'slot', 'turn-1'] },
  { move: 'deeper', path: ['plate', 'slot', 'turn-2'] },
];

describe('choosing step by step', () => {
  test('what is open goes on with what is picked, or begins anew', () => {
    expect(open(WAYS, [])).toEqual(new Set(['blue', 'red', 'pass', 'plate']));
    expect(open(WAYS, ['blue'])).toEqual(new Set(['line-1', 'line-2', 'blue', 'red', 'pass', 'plate']));
  });

  test.each<[string, string[], string, Chosen<string> | null]>([
    ['picks up', [], 'blue', { picked: ['blue'] }],
    ['makes a whole move', ['blue'], 'line-2', { move: 'blue to 2' }],
    ['makes a move of one step', [], 'pass', { move: 'pass' }],
    ['changes its mind', ['blue'], 'red', { picked: ['red'] }],
    ['plays another move at once', ['blue'], 'pass', { move: 'pass' }],
    ['puts down what is chosen again', ['blue'], 'blue', { picked: [] }],
    ['goes deeper', ['plate'], 'slot', { picked: ['plate', 'slot'] }],
    ['takes another of the same step', ['plate', 'slot'], 'turn-2', { move: 'deeper' }],
    ['ignores what leads nowhere', ['red'], 'line-2', null],
  ])('%s', (_, picked, name, found) => {
    expect(chosen(WAYS, picked, name)).toEqual(found);
  });

  test('beside a step are the others that could be there', () => {
    expect(beside(WAYS, ['blue'])).toEqual(['blue', 'red', 'pass', 'plate']);
    expect(beside(WAYS, [])).toEqual([]);
  });
});
