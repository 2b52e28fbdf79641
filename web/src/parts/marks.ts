// The marks of small scenes that explain the rules; a picture takes the room it needs.

export type Mark =
  | { draw: 'tile' | 'hex'; x: number; y: number; colour: string; sign?: string; faint?: boolean; lit?: boolean }
  | { draw: 'slot' | 'fountain' | 'ornament' | 'joker' | 'sun' | 'moon' | 'chip'; x: number; y: number; lit?: boolean }
  | { draw: 'disc'; x: number; y: number; r: number }
  | { draw: 'box'; x: number; y: number; w: number; h: number }
  | { draw: 'arrow'; from: [number, number]; to: [number, number]; bend?: number }
  | { draw: 'text'; x: number; y: number; words: string; bad?: boolean };

export const TILE = 18; // the side of a tile; the next one is STEP further
export const STEP = 20;
export const FAR = 17; // between the middles of two hexes, half

export const tile = (x: number, y: number, colour: string, more: { faint?: boolean; lit?: boolean } = {}): Mark => ({
  draw: 'tile',
  x,
  y,
  colour,
  ...more,
});
export const hex = (
  x: number,
  y: number,
  colour: string,
  sign: string,
  more: { faint?: boolean; lit?: boolean } = {},
): Mark => ({ draw: 'hex', x, y, colour, sign, ...more });
export const row = (x: number, y: number, colours: string, more = {}): Mark[] =>
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
export const at = (x: number, y: number, right: number, down: number): [number, number] => [
  x + right * FAR,
  y + down * FAR * 1.73,
];

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
