// Small scenes that explain the rules, as marks on a picture that takes the room it needs.

export type Mark =
  | { draw: 'tile' | 'hex'; x: number; y: number; colour: string; sign?: string; faint?: boolean; lit?: boolean }
  | { draw: 'slot' | 'fountain' | 'ornament' | 'joker' | 'sun' | 'moon' | 'chip'; x: number; y: number; lit?: boolean }
  | { draw: 'disc'; x: number; y: number; r: number }
  | { draw: 'box'; x: number; y: number; w: number; h: number }
  | { draw: 'arrow'; from: [number, number]; to: [number, number]; bend?: number }
  | { draw: 'text'; x: number; y: number; words: string; bad?: boolean };

export const TILE = 18; // the side of a tile; the next one is STEP further
const STEP = 20;
const FAR = 17; // between the middles of two hexes, half

const tile = (x: number, y: number, colour: string, more: { faint?: boolean; lit?: boolean } = {}): Mark => ({
  draw: 'tile',
  x,
  y,
  colour,
  ...more,
});
const hex = (
  x: number,
  y: number,
  colour: string,
  sign: string,
  more: { faint?: boolean; lit?: boolean } = {},
): Mark => ({ draw: 'hex', x, y, colour, sign, ...more });
const row = (x: number, y: number, colours: string, more = {}): Mark[] =>
  [...colours].flatMap((letter, place) => spot(x + place * STEP, y, letter, more));

const COLOURS: Record<string, string> = { B: 'blue', Y: 'yellow', R: 'red', K: 'black', W: 'white', T: 'turquoise' };

/** A capital is a tile, a small letter its printed place, `_` an empty space, `.` nothing. */
function spot(x: number, y: number, letter: string, more: object): Mark[] {
  if (letter === '.') return [];
  const colour = COLOURS[letter.toUpperCase()];
  if (!colour) return [{ draw: 'slot', x, y }];
  return [tile(x, y, colour, letter === letter.toUpperCase() ? more : { faint: true })];
}

/** Where a hex lies, counted in half steps to the right and in rows. */
const at = (x: number, y: number, right: number, down: number): [number, number] => [
  x + right * FAR,
  y + down * FAR * 1.73,
];

const classic: Record<string, Mark[]> = {
  take: [
    { draw: 'disc', x: 58, y: 70, r: 42 },
    ...row(39, 51, 'BB', { lit: true }),
    ...row(39, 71, 'RW'),
    { draw: 'arrow', from: [88, 46], to: [160, 34], bend: -14 },
    ...row(170, 24, 'BB'),
    { draw: 'arrow', from: [88, 92], to: [160, 106], bend: 14 },
    ...row(170, 97, 'RW', {}),
  ],
  line: [
    ...row(110, 14, '_'),
    ...row(90, 34, '_R'),
    ...row(70, 54, 'BBB', { lit: true }),
    ...row(50, 74, '____'),
    ...row(30, 102, 'B__'),
    { draw: 'arrow', from: [176, 44], to: [136, 60], bend: 8 },
    ...row(180, 24, 'BB'),
    ...row(180, 44, 'BB'),
    { draw: 'arrow', from: [180, 72], to: [52, 126], bend: 42 },
    { draw: 'text', x: 39, y: 133, words: '−1', bad: true },
  ],
  wall: [
    ...row(30, 20, '..Y'),
    ...row(30, 40, '.__'),
    ...row(30, 60, 'WWW'),
    ...row(130, 20, 'bYrkw', { lit: true }),
    ...row(130, 40, 'wbyrk'),
    ...row(130, 60, 'kWbyr', { lit: true }),
    ...row(130, 80, 'rkwby'),
    ...row(130, 100, 'yrkwb'),
    { draw: 'arrow', from: [92, 72], to: [146, 72], bend: 10 },
    { draw: 'arrow', from: [92, 26], to: [146, 26], bend: -8 },
  ],
  score: [
    ...row(70, 20, 'byrkw'),
    ...row(70, 40, 'wbYrk'),
    ...row(70, 60, 'KWbyr'),
    ...row(70, 80, 'rkwby'),
    tile(110, 60, 'blue', { lit: true }),
    { draw: 'box', x: 67, y: 57, w: 64, h: 24 },
    { draw: 'box', x: 107, y: 37, w: 24, h: 44 },
    { draw: 'text', x: 120, y: 126, words: '3 + 2 = 5' },
  ],
};

const duel: Record<string, Mark[]> = {
  take: [
    { draw: 'box', x: 16, y: 30, w: 88, h: 84 },
    { draw: 'sun', x: 42, y: 50 },
    { draw: 'moon', x: 84, y: 94 },
    ...row(58, 40, 'TT', { lit: true }),
    ...row(58, 60, 'RY'),
    { draw: 'arrow', from: [102, 48], to: [164, 36], bend: -12 },
    ...row(174, 26, 'TT'),
    { draw: 'arrow', from: [58, 76], to: [36, 92], bend: 6 },
    ...row(24, 92, 'RY'),
  ],
  plate: [
    { draw: 'box', x: 18, y: 46, w: 46, h: 46 },
    ...row(22, 50, 'br'),
    ...row(22, 70, 'yt'),
    { draw: 'arrow', from: [70, 66], to: [126, 54], bend: -10 },
    ...[0, 1, 2].flatMap((down): Mark[] =>
      [0, 1, 2].map((right): Mark => ({ draw: 'box', x: 132 + right * 46, y: 2 + down * 46, w: 44, h: 44 })),
    ),
    ...row(135, 51, 'br'),
    ...row(135, 71, 'yt'),
    ...row(181, 51, 'tk'),
    ...row(181, 71, 'rb'),
  ],
  line: [
    ...row(20, 50, 'KKK_'),
    { draw: 'chip', x: 89, y: 59, lit: true },
    { draw: 'arrow', from: [102, 59], to: [156, 59], bend: -10 },
    { draw: 'box', x: 158, y: 36, w: 46, h: 46 },
    ...row(162, 40, 'bt'),
    tile(162, 60, 'black', { lit: true }),
    ...row(182, 60, 'y'),
    { draw: 'text', x: 60, y: 100, words: '3 + 1 = 4' },
  ],
  ornament: [
    { draw: 'box', x: 76, y: 34, w: 46, h: 46 },
    ...row(80, 38, 'RB'),
    ...row(80, 58, 'T'),
    { draw: 'ornament', x: 109, y: 67, lit: true },
    ...row(130, 58, 'Y'),
    { draw: 'text', x: 120, y: 114, words: '+ 3' },
  ],
};

const ring = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const;

const garden: Record<string, Mark[]> = {
  take: [
    hex(34, 40, 'yellow', 'tree', { lit: true }),
    hex(78, 40, 'yellow', 'flower', { lit: true }),
    hex(34, 86, 'green', 'flower'),
    hex(78, 86, 'lilac', 'tulips'),
    { draw: 'arrow', from: [104, 40], to: [150, 40], bend: -10 },
    hex(174, 40, 'yellow', 'tree'),
    hex(212, 40, 'yellow', 'flower'),
  ],
  pay: [
    hex(44, 66, 'blue', 'flower', { lit: true }),
    { draw: 'text', x: 44, y: 108, words: '4' },
    { draw: 'text', x: 82, y: 73, words: '+' },
    hex(118, 66, 'yellow', 'flower'),
    hex(158, 66, 'green', 'flower'),
    hex(198, 66, 'lilac', 'flower'),
    { draw: 'text', x: 158, y: 108, words: '3' },
  ],
  group: [
    hex(...at(86, 52, 0, 0), 'green', 'tree', { lit: true }),
    hex(...at(86, 52, 2, 0), 'green', 'lily', { lit: true }),
    hex(...at(86, 52, 1, 1), 'green', 'tulips', { lit: true }),
    hex(...at(86, 52, 3, 1), 'blue', 'tulips'),
    hex(...at(86, 52, 4, 0), 'yellow', 'flower', { faint: true }),
    hex(...at(86, 52, -1, 1), 'lilac', 'butterfly', { faint: true }),
  ],
  joker: [
    ...ring.map(([right, down], number) =>
      hex(
        ...at(88, 70, right, down),
        ['green', 'yellow', 'lilac', 'blue', 'lime', 'purple'][number]!,
        ['tree', 'lily', 'tulips', 'flower', 'butterfly', 'tree'][number]!,
      ),
    ),
    { draw: 'fountain', x: 88, y: 70, lit: true },
    { draw: 'arrow', from: [132, 62], to: [178, 52], bend: -10 },
    { draw: 'joker', x: 200, y: 48 },
    { draw: 'joker', x: 200, y: 88 },
  ],
};

export const SCENES: Record<string, Record<string, Mark[]>> = { classic, duel, garden };

const [ROOM, WIDE, LEAST] = [12, 12 / 7, 110]; // around a scene; its shape; how high it is at least

/** The corners that a mark reaches to. */
function cornersOf(mark: Mark): [number, number][] {
  if (mark.draw === 'arrow') return [mark.from, mark.to];
  const { x, y } = mark;
  if (mark.draw === 'box')
    return [
      [x, y],
      [x + mark.w, y + mark.h],
    ];
  if (mark.draw === 'tile' || mark.draw === 'slot')
    return [
      [x, y],
      [x + TILE, y + TILE],
    ];
  if (mark.draw === 'text')
    return [
      [x - 20, y - 14],
      [x + 20, y + 2],
    ];
  const r = mark.draw === 'disc' ? mark.r : FAR;
  return [
    [x - r, y - r],
    [x + r, y + r],
  ];
}

/** The part of the plane that a scene needs, as an SVG says it. */
export function frameOf(marks: Mark[]): string {
  const corners = marks.flatMap(cornersOf);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const high = Math.max(bottom - top + 2 * ROOM, (right - left + 2 * ROOM) / WIDE, LEAST);
  return `${(left + right - high * WIDE) / 2} ${(top + bottom - high) / 2} ${high * WIDE} ${high}`;
}
