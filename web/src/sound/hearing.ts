// Which sound belongs to what happens at a table.
import type { BoardModule } from '../boards/board';
import { settings } from '../shell/settings.svelte';
import type { Position } from '../protocol';
import type { Sound } from './sounds';

/** Sounds are never needed: what fails is only not heard. */
export function sound(name: Sound): void {
  if (!settings.sound) return;
  void import('./play').then(({ play }) => play(name, settings.volume / 100)).catch(() => undefined);
}

/** A move that was made: something fell, or all of it was placed. */
export function soundOf(position: Pick<Position, 'events'>, board: Pick<BoardModule, 'falling'> | null): Sound {
  const falling: readonly string[] = board?.falling ?? [];
  return position.events.some(({ event }) => falling.includes(event)) ? 'fall' : 'place';
}
