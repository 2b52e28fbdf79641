// Arrow keys lead from one thing that can be chosen to the nearest in that direction; Tab works as everywhere.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS = 3; // how much worse a step aside is than one ahead

export function arrows(board: HTMLElement) {
  function press(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    const from = document.activeElement;
    if (!direction || !from || !board.contains(from) || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = nearest(from, [...board.querySelectorAll<HTMLElement>('button:not(:disabled)')], direction);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  board.addEventListener('keydown', press);
  return { destroy: () => board.removeEventListener('keydown', press) };
}

function nearest(from: Element, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | null {
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const end = middle(one);
    const ahead = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    if (one === from || ahead <= 1) continue;
    const cost = ahead + SIDEWAYS * aside;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
