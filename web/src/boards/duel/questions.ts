// What is asked of the player.
import { handOf } from './hand';
import { kindWord } from './said';
import type { DuelView } from './types';
import { t } from '../../words/index.svelte';

export function question(view: DuelView, me: number, picked: readonly string[]): string | null {
  if (view.turn !== me || !view.decision) return null;
  const hand = view.decision === 'turn' ? handOf(view, picked) : null;
  if (hand) return t('duel-board-hold', { colour: hand.colour, count: hand.count });
  return t(`duel-board-ask-${view.decision}`, facts(view, me));
}

/** The factory that is being stacked, or the line that is being tiled. */
function facts(view: DuelView, me: number) {
  const number = (view.focus ?? 0) + 1;
  const line = view.boards[me]!.lines[number - 1]!;
  const missing = line.spaces - line.tiles - line.paid;
  return { factory: number, line: number, missing, colour: line.colour ? kindWord(line.colour) : '' };
}
