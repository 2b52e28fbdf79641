// Where the spaces of a plate lie.
import { FIELDS_ACROSS, PLATES, TURNED } from './cardboard';
import type { Plate, SpaceKind } from './types';

/** The spaces of a plate: upper left, upper right, lower left, lower right. */
export function spacesOf(plate: Plate, turn = 0): SpaceKind[] {
  return TURNED[turn]!.map((space) => PLATES[plate][space]);
}

/** Row and column of the space `space` of a field of the dome. */
export function spaceAt(field: number, space: number): [number, number] {
  const [row, column] = [Math.floor(field / FIELDS_ACROSS), field % FIELDS_ACROSS];
  return [2 * row + Math.floor(space / 2), 2 * column + (space % 2)];
}
