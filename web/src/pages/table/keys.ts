// What keys do at a table. They do nothing while somebody types or a window is open.
import { isElsewhere } from '../../parts/keys';
import type { Sitting } from '../../table/sitting.svelte';
import { DESK, type Panel } from './panels';

export function keysOf(sitting: Sitting, open: (panel: Panel) => void): (event: KeyboardEvent) => void {
  const { story } = sitting;
  const deeds: Record<string, () => void> = {
    '?': () => open('keys'),
    r: () => open('rules'),
    b: () => open('bag'),
    h: () => void sitting.askHints(),
    u: sitting.undo,
    l: () => showLog(open),
  };
  return (event) => {
    if (isElsewhere(event) || document.querySelector('dialog[open]')) return;
    if (story.isTelling && (event.key === ' ' || event.key === 'Escape')) {
      event.preventDefault();
      story.skip();
      return;
    }
    if (event.key === 'Escape') sitting.chosen = sitting.hints = null;
    deeds[event.key.toLowerCase()]?.();
  };
}

function showLog(open: (panel: Panel) => void): void {
  const log = document.getElementById('log');
  if (window.matchMedia(DESK).matches && log) log.focus();
  else open('log');
}
