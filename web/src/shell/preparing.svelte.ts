// How far a game is prepared on a machine that has never played it; asked again and again until it is ready.
import type { Preparation } from '../protocol';
import { preparationOf } from './server';

const PAUSE = 1000; // milliseconds

export class Preparing {
  now = $state.raw<Preparation | null>(null);
  readonly isReady = $derived.by(() => this.now?.is_ready ?? true);
  #isWatched = true;

  /** Ask until the game is ready, or nobody wants to know any more. */
  async watch(game: string): Promise<void> {
    while (this.#isWatched) {
      this.now = await preparationOf(game).catch(() => this.now);
      if (this.isReady) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  stop(): void {
    this.#isWatched = false;
  }
}
