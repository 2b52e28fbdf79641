// The boards, by rule system.
import type { BoardModule } from './board';
import { BOARDS, type Games, type Rules } from './games';

export async function boardOf<R extends Rules>(rules: R): Promise<BoardModule<Games[R]>> {
  return (await BOARDS[rules]()).default;
}
