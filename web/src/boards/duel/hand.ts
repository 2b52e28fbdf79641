// The tiles that a hand takes from suns and moons.
import { visible } from './moons';
import type { Colour, DuelView } from './types';

/** The tiles of one colour at a factory's sun; without a factory, on the moons. */
export function tilesAt(view: DuelView, colour: Colour, factory?: number): number {
  const suns = [...view.factories.map(({ sun }) => sun), view.large.sun];
  const tiles = factory === undefined ? visible(view) : (suns[factory] ?? []);
  return tiles.filter((tile) => tile === colour).length;
}

/** The tiles that have been picked up. */
export function handOf(view: DuelView, [name = '']: readonly string[]): { colour: Colour; count: number } | null {
  const [source, ...parts] = name.split('-');
  if (source !== 'sun' && source !== 'moon') return null;
  const colour = parts.at(-1) as Colour;
  return { colour, count: tilesAt(view, colour, source === 'sun' ? Number(parts[0]) : undefined) };
}
