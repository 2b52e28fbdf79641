// What this browser remembers of its tables. A key is the secret of a seat and goes nowhere but to the server.
import type { NewTable, SeatKey } from '../protocol';

export interface KeptTable {
  table: string;
  game: string;
  key: string; // empty: only watched
  names: string[];
  seen: number;
  /** Seats for others, to be given away. */
  links: SeatKey[];
  /** What was asked for, to play the same again. */
  wish: NewTable | null;
}

const TABLES = 'sintra.tables';
const MOST = 40;
const inTab = (table: string) => `sintra.key.${table}`;

export function keptTables(): KeptTable[] {
  try {
    const found = JSON.parse(localStorage.getItem(TABLES) ?? '[]') as KeptTable[];
    return Array.isArray(found) ? found.sort((one, other) => other.seen - one.seen) : [];
  } catch {
    return [];
  }
}

export function keptTable(table: string): KeptTable | null {
  return keptTables().find((kept) => kept.table === table) ?? null;
}

function write(tables: KeptTable[]): void {
  localStorage.setItem(TABLES, JSON.stringify(tables.slice(0, MOST)));
}

export function keepTable(table: string, what: Partial<KeptTable>): void {
  const old = keptTable(table) ?? { table, game: '', key: '', names: [], seen: 0, links: [], wish: null };
  const others = keptTables().filter((kept) => kept.table !== table);
  write([{ ...old, ...what, table, seen: Date.now() }, ...others]);
}

export function forgetTable(table: string): void {
  write(keptTables().filter((kept) => kept.table !== table));
}

/** The key of this tab, else of this browser: two tabs of one browser may sit at two seats. */
export function keyOf(table: string): string {
  return sessionStorage.getItem(inTab(table)) ?? keptTable(table)?.key ?? '';
}

/** Take the key out of a seat's address. */
export function takeKey(table: string): void {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (!key) return;
  sessionStorage.setItem(inTab(table), key);
  if (!keptTable(table)?.key) keepTable(table, { key });
  history.replaceState(null, '', location.pathname);
}

export function keepMade(table: string, wish: NewTable, keys: SeatKey[]): void {
  const own = keys.find((one) => one.kind === 'me' || one.kind === 'here')?.key ?? '';
  const links = keys.filter((one) => one.kind === 'link');
  keepTable(table, { game: wish.game, key: own, names: [], links, wish: { ...wish, seed: null, start: null } });
}
