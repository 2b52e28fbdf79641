// Where somebody is on the page, by the address; and how to go elsewhere.

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string; start: { table: string; moves: number } | null }
  | { page: 'table'; table: string; isResult: boolean }
  | { page: 'replay'; table: string; moves: number }
  | { page: 'rules'; game: string }
  | { page: 'record' }
  | { page: 'nowhere' };

const WAYS: [RegExp, (found: string[], query: URLSearchParams) => Place][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/new\/(\w+)$/, ([game], query) => ({ page: 'new', game: game!, start: startOf(query) })],
  [/^\/t\/([\w-]+)(\/result)?$/, ([table, result]) => ({ page: 'table', table: table!, isResult: !!result })],
  [/^\/t\/([\w-]+)\/replay\/(\d+)$/, ([table, moves]) => ({ page: 'replay', table: table!, moves: Number(moves) })],
  [/^\/record$/, () => ({ page: 'record' })],
  [/^\/rules\/(\w+)$/, ([game]) => ({ page: 'rules', game: game! })],
];

function startOf(query: URLSearchParams): { table: string; moves: number } | null {
  const table = query.get('from');
  return table ? { table, moves: Number(query.get('moves') ?? 0) } : null;
}

export function parsePlace(path: string, query: string): Place {
  for (const [pattern, make] of WAYS) {
    const found = pattern.exec(path);
    if (found) return make(found.slice(1), new URLSearchParams(query));
  }
  return { page: 'nowhere' };
}

let here = $state.raw<Place>(parsePlace(location.pathname, location.search));

export function place(): Place {
  return here;
}

function look(): void {
  here = parsePlace(location.pathname, location.search);
}

export function go(address: string): void {
  history.pushState(null, '', address);
  look();
  window.scrollTo(0, 0);
}

/** Name the present place differently, without going anywhere. */
export function rename(address: string): void {
  history.replaceState(null, '', address);
}

/** Links within the page are followed without loading it anew. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    link.getAttribute('href')?.startsWith('#')
  )
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

window.addEventListener('popstate', look);
window.addEventListener('hashchange', look);
document.addEventListener('click', follow);
