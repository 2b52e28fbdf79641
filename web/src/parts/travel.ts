// Tiles travel from where they were to where they are, found by comparing two pictures of the board.
//
// A tile on the screen is an element with `data-tile` (its kind) and `data-spot` (where it lies, unique on the board).
// What appears without having been anywhere comes from the element with `data-source`, what goes without arriving flies
// to `data-sink`; without such elements it fades.

/** What makes a traveller of something on the board; without a spot it stays where it is. */
export function travels(kind: string, spot: string | undefined) {
  return { 'data-tile': spot && kind, 'data-spot': spot };
}

interface Seen {
  element: Element;
  kind: string;
  spot: string;
  box: DOMRect;
}

export type Picture = Map<string, Seen>;

export function look(board: Element): Picture {
  const seen = new Map<string, Seen>();
  for (const element of board.querySelectorAll('[data-tile][data-spot]')) {
    const { tile = '', spot = '' } = (element as HTMLElement | SVGElement).dataset;
    seen.set(spot, { element, kind: tile, spot, box: element.getBoundingClientRect() });
  }
  return seen;
}

interface Journey {
  from: DOMRect;
  to: DOMRect;
  arrives: Element | null;
  ghost: Element;
}

/** Pairs of what went and what came; the nearest of the same kind belong together. */
export function journeys(before: Picture, after: Picture, source: DOMRect | null, sink: DOMRect | null): Journey[] {
  const gone = [...before.values()].filter((was) => after.get(was.spot)?.kind !== was.kind);
  const come = [...after.values()].filter((is) => before.get(is.spot)?.kind !== is.kind);
  const found: Journey[] = [];
  for (const is of come) {
    const same = gone.filter((was) => was.kind === is.kind);
    const was = same.sort((one, other) => distance(one.box, is.box) - distance(other.box, is.box))[0];
    if (was) gone.splice(gone.indexOf(was), 1);
    const from = was?.box ?? source;
    if (from) found.push({ from, to: is.box, arrives: is.element, ghost: is.element });
  }
  if (sink) for (const was of gone) found.push({ from: was.box, to: sink, arrives: null, ghost: was.element });
  return found;
}

function distance(one: DOMRect, other: DOMRect): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Show the journeys; the promise ends when all have arrived, or at once for those who want no movement or hurry. */
export async function travel(
  board: Element,
  before: Picture,
  milliseconds: number,
  hurry?: AbortSignal,
): Promise<void> {
  if (milliseconds <= 0 || hurry?.aborted) return;
  const place = (name: string) => board.querySelector(`[${name}]`)?.getBoundingClientRect() ?? null;
  const all = journeys(before, look(board), place('data-source'), place('data-sink'));
  const layer = document.createElement('div');
  layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:50;overflow:hidden';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  const last = Math.min((all.length - 1) * 25, milliseconds * 0.4); // when the last one starts
  const shown = all.map(async (journey, number) => {
    const flight = fly(layer, journey, milliseconds - last, (last * number) / Math.max(1, all.length - 1));
    hurry?.addEventListener('abort', () => flight.cancel(), { once: true });
    await flight.finished.catch(() => undefined);
  });
  await Promise.all(shown);
  layer.remove();
}

function fly(layer: Element, { from, to, arrives, ghost }: Journey, duration: number, delay: number): Animation {
  const copy = ghost.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute('data-tile');
  copy.removeAttribute('data-spot');
  copy.removeAttribute('x');
  copy.removeAttribute('y');
  copy.setAttribute('width', `${to.width}`);
  copy.setAttribute('height', `${to.height}`);
  Object.assign(copy.style, { position: 'absolute', left: '0', top: '0', margin: '0', transformOrigin: '0 0' });
  Object.assign(copy.style, { width: `${to.width}px`, height: `${to.height}px`, opacity: '1' });
  layer.append(copy);
  const at = (box: DOMRect) =>
    `translate(${box.x}px, ${box.y}px) scale(${box.width / to.width}, ${box.height / to.height})`;
  const hidden = arrives as HTMLElement | SVGElement | null;
  if (hidden) hidden.style.opacity = '0';
  const flight = copy.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration,
    delay,
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    fill: 'both',
  });
  const arrive = () => {
    copy.remove();
    if (hidden) hidden.style.opacity = '';
  };
  flight.onfinish = arrive;
  flight.oncancel = arrive;
  return flight;
}
