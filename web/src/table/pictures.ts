// The pictures of a move: the server sends the views of its scoring, step by step, and here they become a story.
import { lastFrame, type Frame, type Scene } from '../boards/board';
import type { ScoringStep } from '../protocol';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What something becomes by a difference: an object names the fields or the places in a list that are others. */
export function changed<T>(old: T, change: unknown): T;
export function changed(old: unknown, change: unknown): unknown {
  if (!isObject(change) || typeof old !== 'object' || old === null) return change;
  const next: Record<string, unknown> = { ...old };
  for (const [name, part] of Object.entries(change)) next[name] = changed(next[name], part);
  return Array.isArray(old) ? old.map((_, place) => next[place]) : next;
}

/** The pictures from one position to the next; a board says where an event is to be seen. */
export function pictures<V, E extends { event: string }>(
  position: { view: V; events: E[]; steps: readonly ScoringStep[] },
  sceneOf: (event: E, view: V, before: string) => Scene | null,
): Frame<V>[] {
  const shown: Frame<V>[] = [];
  let view = position.view;
  for (const { event, view: change } of position.steps) {
    view = changed(view, change);
    const scene = event === null ? {} : sceneOf(position.events[event]!, view, shown.at(-1)?.spot ?? '');
    if (scene) add(shown, event === null ? { view } : { view, event, ...scene });
  }
  return [...shown, lastFrame(position.view, position.events)];
}

/** What has no place to point at joins the picture before it if that has none either. */
function add<V>(shown: Frame<V>[], frame: Frame<V>): void {
  const previous = shown.at(-1);
  if (!frame.spot && previous && !previous.spot && previous.event !== undefined) shown.pop();
  shown.push(frame);
}
