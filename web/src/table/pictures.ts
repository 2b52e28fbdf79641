// The pictures of a move: the server sends the views of its scoring, step by step, and here they become a story.
import type { Frame, Kind, Scene } from '../boards/board';
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

interface Event {
  event: string;
  seat?: number | undefined;
}
/** A view of a table; what belongs to a player lies on his board. */
type Shown = object & { boards?: readonly unknown[] };
/** One step of a scoring, as it happened. */
interface Step<V> {
  view: V;
  event: number | null;
  seat: number | undefined;
  chapter: Kind['chapter'];
  scene: Scene;
}
export interface Happening<V, E> {
  view: V;
  events: E[];
  steps: readonly ScoringStep[];
}

/** The pictures from one position to the next; a board says where an event is to be seen. */
export function pictures<V extends object, E extends Event>(
  position: Happening<V, E>,
  kinds: Record<string, Pick<Kind, 'chapter'>>,
  sceneOf: (event: E, view: V, before: string) => Scene | null,
): Frame<V>[] {
  const shown: Frame<V>[] = [];
  for (const part of partsOf(stepsOf(position, kinds, sceneOf)))
    shown.push(...sideBySide(part, shown.at(-1)?.view ?? part[0]!.view));
  return [...shown, lastFrame(position)];
}

/** The last picture: the new position, and with it the event that opens it, if there is one. */
function lastFrame<V, E extends Event>({ view, events }: Happening<V, E>): Frame<V> {
  const opening = events.findIndex(({ event }) => event === 'round' || event === 'end');
  return opening < 0 ? { view, told: [] } : { view, told: [{ event: opening }] };
}

function stepsOf<V, E extends Event>(
  position: Happening<V, E>,
  kinds: Record<string, Pick<Kind, 'chapter'>>,
  sceneOf: (event: E, view: V, before: string) => Scene | null,
): Step<V>[] {
  const steps: Step<V>[] = [];
  let view = position.view;
  for (const { event: number, view: change } of position.steps) {
    view = changed(view, change);
    const event = number === null ? null : position.events[number]!;
    const scene = event ? sceneOf(event, view, steps.at(-1)?.scene.spot ?? '') : {};
    const chapter = event ? (kinds[event.event]?.chapter ?? 'move') : 'move';
    if (scene) add(steps, { view, event: number, seat: event?.seat, chapter, scene });
  }
  return steps;
}

/** What has no place to point at joins the picture before it if that has none either. */
function add<V>(steps: Step<V>[], step: Step<V>): void {
  const before = steps.at(-1);
  const joins = before && before.event !== null && before.seat === step.seat && before.chapter === step.chapter;
  if (joins && !step.scene.spot && !before.scene.spot) steps.pop();
  steps.push(step);
}

/** Steps that may be told together: of players, and of one chapter. */
function partsOf<V>(steps: Step<V>[]): Step<V>[][] {
  const parts: Step<V>[][] = [];
  for (const step of steps) {
    const [before] = parts.at(-1) ?? [];
    const goesOn = before && before.seat !== undefined && step.seat !== undefined && before.chapter === step.chapter;
    if (goesOn) parts.at(-1)!.push(step);
    else parts.push([step]);
  }
  return parts;
}

/** The first things of all players, then their second ones; two that point at the same place wait for each other. */
function sideBySide<V extends object>(part: Step<V>[], before: V): Frame<V>[] {
  const waiting = [...part];
  const told: Step<V>[] = [];
  const frames: Frame<V>[] = [];
  while (waiting.length) {
    const now = together(waiting);
    now.forEach((step) => waiting.splice(waiting.indexOf(step), 1));
    told.push(...now);
    const events = now.flatMap(({ event, scene }) => (event === null ? [] : [{ event, ...scene }]));
    const { chapter } = now[0]!;
    const frame = { view: mixed(part, told, before), told: events };
    frames.push(chapter === 'move' ? frame : { ...frame, chapter });
  }
  return frames;
}

function together<V>(waiting: readonly Step<V>[]): Step<V>[] {
  const now: Step<V>[] = [];
  const seats = new Set<number | undefined>();
  for (const step of waiting) {
    const isFree = !now.some(({ scene }) => scene.spot && scene.spot === step.scene.spot);
    if (!seats.has(step.seat) && isFree) now.push(step);
    seats.add(step.seat);
  }
  return now;
}

/** Every player's board as far as his things are told; all else as far as everything before it is. */
function mixed<V extends Shown>(part: readonly Step<V>[], told: readonly Step<V>[], before: V): V {
  const gap = part.findIndex((step) => !told.includes(step));
  const common = (gap < 0 ? part.at(-1) : part[gap - 1])?.view ?? before;
  if (!common.boards || part[0]!.seat === undefined) return common;
  const own = (seat: number) => told.findLast((step) => step.seat === seat)?.view ?? before;
  return { ...common, boards: common.boards.map((_, seat) => own(seat).boards?.[seat]) };
}
