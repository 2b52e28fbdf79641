// What is asked of the player.
import { t } from '../../words/index.svelte';
import { payingFor } from './pending';
import { capital, expansionKind, hexagonTitle, kindTitle } from './titles';
import type { GardenView } from './types';

export function question(view: GardenView, me: number, picked: readonly string[]): string | null {
  if (view.decision === null || view.turn !== me) return null;
  if (view.decision === 'turn' && picked.length) return capital(holding(picked));
  const hexagon = payingFor(view)?.hexagon;
  return capital(t(`garden-board-ask-${view.decision}`, { hexagon: hexagon ? hexagonTitle(hexagon) : '' }));
}

/** What is in the hand, and where it may go. */
function holding([name = '', ...later]: readonly string[]): string {
  const [what, hexagon = ''] = name.split('/');
  switch (what) {
    case 'display':
      return t('garden-board-hold-display', { hexagon: hexagonTitle(hexagon) });
    case 'tile':
      return t('garden-board-hold-tile', { hexagon: hexagonTitle(hexagon) });
    case 'expansion':
      return t(later.length ? 'garden-board-hold-turn' : 'garden-board-hold-expansion', {
        hexagon: kindTitle(expansionKind(hexagon)),
      });
    case 'buy':
      return t('garden-board-hold-buy');
    default:
      return t('garden-board-pass-ask');
  }
}
