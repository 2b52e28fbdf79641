// What keys do at a table. They do nothing while somebody types or a window is open.
import { isElsewhere } from '../../parts/keys';
import type { Sitting } from '../../table/sitting.svelte';
import type { Story } from '../../table/story.svelte';
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
    if (story.isTelling && tellOn(story, event.key)) return event.preventDefault();
    if (event.key === 'Escape') sitting.chosen = sitting.hints = null;
    deeds[event.key.toLowerCase()]?.();
  };
}

/** Skip what is told, or go through it step by step; whether the key did that. */
function tellOn(story: Story, key: string): boolean {
  const asksStep = key === 's' || (story.isStepping && [' ', 'Enter', 'ArrowRight'].includes(key));
  if (asksStep && story.isScoring) story.step();
  else if (key === ' ' || key === 'Escape') story.skip();
  else return false;
  return true;
}

function showLog(open: (panel: Panel) => void): void {
  const log = document.getElementById('log');
  if (window.matchMedia(DESK).matches && log) log.focus();
  else open('log');
}
