import { describe, expect, test } from 'vitest';

import type { Kind } from '../src/boards/board';
import { chronicle, numbersIn, shortened, type Entry, type Happened } from '../src/table/chronicle';

const kind = (chapter: Kind['chapter'], more: Partial<Kind> = {}): Kind => ({
  chapter,
  told: 'always',
  is_joined: false,
  fields: {},
  ...more,
});
const kinds = {
  take: kind('move'),
  fall: kind('move', { is_joined: true }),
  deal: kind('move', { told: 'never' }),
  pay: kind('move'),
  wheel: kind('scoring', { told: 'if any' }),
  tile: kind('scoring'),
  floor: kind('scoring'),
  round: kind('round'),
  end: kind('final'),
  row: kind('final'),
};
type E = Happened & { colour?: string; to?: number | string };
const entry = (number: number, seat: number, events: E[], more: Partial<Entry<E>> = {}): Entry<E> => ({
  number,
  seat,
  round: 1,
  text: '',
  events,
  scores: [0, 0],
  ...more,
});

describe('what is told of a move', () => {
  test('says once what falls one after another', () => {
    const fall = (to: number): E => ({ event: 'fall', seat: 0, colour: 'black', to });
    expect(shortened(kinds, [fall(0), fall(1), fall(2)])).toEqual([{ ...fall(2), count: 3 }]);
  });

  test('keeps apart what goes elsewhere', () => {
    const falls: E[] = [
      { event: 'fall', seat: 0, colour: 'black', to: 6 },
      { event: 'fall', seat: 0, colour: 'black', to: 'lid' },
    ];
    expect(shortened(kinds, falls)).toHaveLength(2);
  });

  test('leaves out what brings nothing and what the board shows', () => {
    const nothing: E[] = [
      { event: 'deal' },
      { event: 'wheel', seat: 0, count: 0, points: 0 },
      { event: 'floor', seat: 1, count: 2, points: 0 },
    ];
    expect(shortened(kinds, nothing)).toEqual([]);
  });
});

describe('the course of a game', () => {
  const take = (seat: number): E => ({ event: 'take', seat });

  test('has the moves of a player at a stretch in one turn', () => {
    const [round] = chronicle(kinds, [
      entry(1, 0, [take(0)]),
      entry(2, 0, [{ event: 'pay', seat: 0 }]),
      entry(3, 1, [take(1)]),
    ]);
    expect(round!.parts.map((part) => part.kind === 'turn' && [part.seat, part.moves.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  test('does not tell of a place before it is paid for', () => {
    const rounds = chronicle(kinds, [entry(1, 0, [], { text: 'place blue tree a3' }), entry(2, 0, [take(0)])]);
    expect(numbersIn(rounds)).toEqual([2]);
  });

  const scored: E[] = [
    take(1),
    { event: 'tile', seat: 0, points: 4 },
    { event: 'floor', seat: 0, points: -1 },
    { event: 'tile', seat: 1, points: 2 },
    { event: 'round', seat: 1 },
  ];

  test('has every score under whose it is, with the sum of the round and all points', () => {
    const [first] = chronicle(kinds, [entry(1, 1, scored, { scores: [13, 22] })]);
    const scoring = first!.parts[1]!;
    expect(
      scoring.kind === 'scoring' && scoring.shares.map(({ lines, points, score }) => [lines.length, points, score]),
    ).toEqual([
      [2, 3, 13],
      [1, 2, 22],
    ]);
  });

  test('begins a new round with its news', () => {
    const rounds = chronicle(kinds, [entry(1, 1, scored), entry(2, 1, [take(1)], { round: 2 })]);
    expect(rounds.map(({ number, news, parts }) => [number, news.length, parts.length])).toEqual([
      [1, 0, 2],
      [2, 1, 1],
    ]);
  });

  test('adds up the final scoring apart from the last round', () => {
    const last: E[] = [{ event: 'tile', seat: 0, points: 4 }, { event: 'end' }, { event: 'row', seat: 0, points: 5 }];
    const [round] = chronicle(kinds, [entry(1, 0, last, { scores: [30, 0] })]);
    const sums = round!.parts.map((part) => part.kind === 'scoring' && [part.shares[0]!.points, part.shares[0]!.score]);
    expect(sums).toEqual([
      [4, 25],
      [5, 30],
    ]);
  });
});
