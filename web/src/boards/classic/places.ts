// What the places on the board are called (data-place, data-spot), and where the displays stand.
import type { ClassicMove, ClassicView, Colour, Piece, Source } from './types';

export const places = {
  source: (from: Source) => (from === 'centre' ? 'centre' : `display-${from}`),
  line: (seat: number, line: number) => `line-${seat}-${line}`,
  wall: (seat: number, row: number, column: number) => `wall-${seat}-${row}-${column}`,
  floor: (seat: number) => `floor-${seat}`,
  shield: (seat: number) => `shield-${seat}`,
  row: (seat: number, row: number) => `row-${seat}-${row}`,
  column: (seat: number, column: number) => `column-${seat}-${column}`,
  colour: (seat: number, colour: Colour) => `colour-${seat}-${colour}`,
};

/** The tiles of one colour at a source. */
export function groupName(from: Source, colour: Colour): string {
  return `${places.source(from)}/${colour}`;
}

/** The tiles that a group's name means. */
export function tilesIn(view: ClassicView, group: string): Colour[] {
  const [source = '', colour] = group.split('/');
  const tiles = source === 'centre' ? view.centre.tiles : view.displays[Number(source.replace('display-', ''))]?.tiles;
  return (tiles ?? []).filter((tile) => tile === colour);
}

/** The places that a move touched. */
export function touched(last: { seat: number; move: ClassicMove } | null): string[] {
  if (!last) return [];
  const { seat, move } = last;
  if (move.do === 'tile') return [places.wall(seat, move.line, move.column)];
  if (move.do === 'spread') return [];
  return [places.source(move.from), move.to === 'floor' ? places.floor(seat) : places.line(seat, move.to)];
}

export interface Stand {
  x: number;
  y: number;
  column: number;
  row: 0 | 1;
}

/** Where a display stands: on the circle (-1 to 1), and in the two rows of a narrow screen; clockwise in both. */
export function stand(display: number, ring: number): Stand {
  const angle = (2 * Math.PI * display) / ring - Math.PI / 2;
  const columns = Math.ceil(ring / 2);
  const isAbove = display < columns;
  const column = isAbove ? display : 2 * columns - 1 - display;
  return { x: Math.cos(angle), y: Math.sin(angle), column, row: isAbove ? 0 : 1 };
}

/** The other seats, clockwise. */
export function others(view: ClassicView, me: number): number[] {
  const seats = view.boards.length;
  return Array.from({ length: seats - 1 }, (_, step) => (me + step + 1) % seats);
}

export interface Group {
  colour: Colour;
  cells: number[];
}

/** The tiles of a display by colour, the largest group first, with the cells they lie on. */
export function groups(tiles: Colour[]): Group[] {
  const colours = [...new Set(tiles)].map((colour) => ({
    colour,
    count: tiles.filter((tile) => tile === colour).length,
  }));
  let next = 0;
  return colours
    .sort((one, other) => other.count - one.count)
    .map(({ colour, count }) => ({ colour, cells: Array.from({ length: count }, () => next++) }));
}

export function isOutside(board: { marker: boolean; floor: Piece[]; shield: { piece: Piece | null } | null }): boolean {
  return board.marker && !board.floor.includes('marker') && board.shield?.piece !== 'marker';
}
