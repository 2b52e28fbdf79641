// What the chain of decisions of a turn has come to.
import type { Discarding, GardenView, Paying } from './types';

/** What is being paid for. */
export function payingFor({ pending }: GardenView): Paying | null {
  return pending && 'hexagon' in pending ? pending : null;
}

/** What was discarded so far by who passes. */
export function discarded({ pending }: GardenView): Discarding | null {
  return pending && 'tiles' in pending ? pending : null;
}
