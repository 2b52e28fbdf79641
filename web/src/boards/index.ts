// The boards, by rule system; each is loaded when it is needed.
import type { BoardModule } from './board';

const BOARDS: Record<string, () => Promise<{ default: BoardModule }>> = {
  classic: () => import('./classic') as unknown as Promise<{ default: BoardModule }>,
  duel: () => import('./duel') as unknown as Promise<{ default: BoardModule }>,
  garden: () => import('./garden') as unknown as Promise<{ default: BoardModule }>,
};

export async function boardOf(rules: string): Promise<BoardModule> {
  const load = BOARDS[rules];
  if (!load) throw new Error(`no board for ${rules}`);
  return (await load()).default;
}
