// What is printed on the cardboard of Duel.
import type { Colour, SpaceKind } from './types';

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'black', 'turquoise'];
export const BROKEN_LOSSES = [1, 2, 3, 4];
export const FIRST_LOSS = 2;
export const FIELDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const ROUNDS = 5;
export const CHIPS_PER_ROUND = 2;
export const TOKENS = 2;
export const LARGE = 4; // the number of the large factory, after the small ones

const KINDS: Record<string, SpaceKind> = {
  B: 'blue',
  Y: 'yellow',
  R: 'red',
  K: 'black',
  T: 'turquoise',
  S: 'ornament',
  W: 'mosaic',
};
// Quarter turns clockwise: space s shows what was printed on space TURNED[turn][s].
const TURNED = [
  [0, 1, 2, 3],
  [2, 0, 3, 1],
  [3, 2, 1, 0],
  [1, 3, 0, 2],
];

/** The spaces of a plate: upper left, upper right, lower left, lower right. */
export function spacesOf(plate: string, turn = 0): SpaceKind[] {
  return TURNED[turn]!.map((space) => kindOf(plate[space]!));
}

export function kindOf(letter: string): SpaceKind {
  return KINDS[letter]!;
}

/** Row and column of the space `space` of a field of the dome. */
export function spaceAt(field: number, space: number): [number, number] {
  return [Math.floor(field / 3) * 2 + Math.floor(space / 2), (field % 3) * 2 + (space % 2)];
}
