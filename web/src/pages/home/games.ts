// My games as a file: finished ones with their records and without keys; running ones with keys, if somebody wants it.
import { forgetTable, keepTable, keptTables, type KeptTable } from '../../shell/kept';
import { openRecordOf, positionOf, recordOf } from '../../shell/server';

const KIND = 'sintra games 1';
interface SavedGame extends Pick<KeptTable, 'table' | 'game' | 'names' | 'seen'> {
  /** Whoever has it plays there; a running game only. */
  key?: string;
  links?: KeptTable['links'];
  /** A finished game only. */
  record?: string;
}
interface SavedGames {
  kind: typeof KIND;
  games: SavedGame[];
}
export interface Sorted {
  finished: KeptTable[];
  running: KeptTable[];
}

/** My games as the server knows them; what it does not know is left out. */
export async function sorted(): Promise<Sorted> {
  const found: Sorted = { finished: [], running: [] };
  const asked = keptTables().map(async (kept) => {
    const position = await positionOf(kept.table, kept.key).catch(() => null);
    if (position) found[position.is_over ? 'finished' : 'running'].push(kept);
  });
  await Promise.all(asked);
  return found;
}

export async function saved({ finished, running }: Sorted, withRunning: boolean): Promise<string> {
  const ended = finished.map(async (kept) => {
    const record = await recordOf(kept.table, kept.key).catch(() => '');
    return { ...plain(kept), record };
  });
  const open = withRunning ? running.map((kept) => ({ ...plain(kept), key: kept.key, links: kept.links })) : [];
  const file: SavedGames = { kind: KIND, games: [...(await Promise.all(ended)), ...open] };
  return JSON.stringify(file, null, 1);
}

const plain = ({ table, game, names, seen }: KeptTable): SavedGame => ({ table, game, names, seen });

/** Put the games of a file on the list: how many, and how many are not to be had here; null if it is no such file. */
export async function load(text: string): Promise<{ loaded: number; missing: number } | null> {
  const file = read(text);
  if (!file) return null;
  const loaded = await Promise.all(file.games.map(take));
  return { loaded: loaded.filter(Boolean).length, missing: loaded.filter((one) => !one).length };
}

function read(text: string): SavedGames | null {
  try {
    const file = JSON.parse(text) as Partial<SavedGames> | null;
    return file?.kind === KIND && Array.isArray(file.games) ? (file as SavedGames) : null;
  } catch {
    return null;
  }
}

/** A game of this server is its table; one of another is made anew from its record. */
async function take({ table, game, names, key = '', links = [], record }: SavedGame): Promise<boolean> {
  const isHere = await positionOf(table, key).then(
    () => true,
    () => false,
  );
  if (isHere) keepTable(table, key ? { game, names, key, links } : { game, names });
  if (isHere || !record) return isHere;
  const made = await openRecordOf(record).catch(() => null);
  if (made) keepTable(made.table, { game, names, key: made.keys[0]?.key ?? '' });
  if (made) forgetTable(table);
  return made !== null;
}
