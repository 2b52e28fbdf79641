// Questions to the server, and its answers.
import { language } from '../words/index.svelte';
import type { Move } from '../boards/games';
import type {
  Catalogue,
  Hint,
  NewTable,
  NewTableMade,
  Position,
  Preparation,
  Preview,
  Reach,
  Told,
  Trouble,
} from '../protocol';

/** The server said no, and why, in the reader's language; status 0 means that it did not answer at all. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(asSentence(reason));
  }
}

/** Reasons come as they stand in the middle of a sentence. */
export function asSentence(reason: string): string {
  const words = reason.charAt(0).toUpperCase() + reason.slice(1);
  return words && !/[.!?…]$/.test(words) ? `${words}.` : words;
}

async function answer(path: string, key: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const request: RequestInit = { headers, method: body === undefined ? 'GET' : 'POST' };
  if (body !== undefined) request.body = JSON.stringify(body);
  const response = await fetch(`/api/${path}`, request).catch(() => null);
  if (!response || response.status >= 500) throw new Refusal(0, '');
  if (!response.ok) throw new Refusal(response.status, await reasonOf(response));
  return response;
}

async function reasonOf(response: Response): Promise<string> {
  const trouble = (await response.json().catch(() => ({}))) as Partial<Trouble>;
  return typeof trouble.reason === 'string' ? trouble.reason : response.statusText;
}

async function ask<Answer>(path: string, key = '', body?: unknown): Promise<Answer> {
  return (await answer(path, key, body)).json() as Promise<Answer>;
}

let known: Promise<Catalogue> | null = null;

/** What can be played; asked for once. */
export function catalogue(): Promise<Catalogue> {
  known ??= ask<Catalogue>('catalogue').catch((trouble: unknown) => {
    known = null;
    throw trouble;
  });
  return known;
}

/** Who can open this server, and by which address. */
export const reachOf = () => ask<Reach>('reach');
/** A new table; the key opens the table it starts from. */
export const makeTable = (wish: NewTable, key = '') => ask<NewTableMade>('tables', key, wish);
export const preparationOf = (game: string) => ask<Preparation>(`preparation/${game}`);
export const openRecordOf = (record: string) => ask<NewTableMade>('records', '', { record });
export const positionOf = (table: string, key: string) => ask<Position>(`tables/${table}`, key);
export const logOf = (table: string, key: string) => ask<Told[]>(`tables/${table}/log`, key);
export const replayOf = (table: string, key: string, moves: number) =>
  ask<Position>(`tables/${table}/replay?moves=${moves}`, key);
export const hintsFor = (table: string, key: string) => ask<Hint[]>(`tables/${table}/hint`, key, {});
export const previewsOf = (table: string, key: string, sequence: number, moves: Move[]) =>
  ask<Preview[]>(`tables/${table}/preview`, key, { sequence, moves });
export const recordOf = async (table: string, key: string) => (await answer(`tables/${table}/record`, key)).text();

export function liveAddress(table: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${table}/live`;
}
