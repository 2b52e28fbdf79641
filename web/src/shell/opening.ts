// How a table is opened: the server makes it, the browser remembers it and goes there.
import { t } from '../words/index.svelte';
import type { NewTable } from '../protocol';
import { keepMade, keepTable } from './kept';
import { go } from './router.svelte';
import { type Refusal, makeTable, openRecordOf } from './server';

/** Why it was refused, in words; the key opens the table it starts from. */
export async function openTable(wish: NewTable, key = ''): Promise<string> {
  return troubleOf(async () => {
    const { table, keys } = await makeTable(wish, key);
    keepMade(table, wish, keys);
    go(`/t/${table}`);
  });
}

/** A recorded game becomes a table of mine, and is replayed from its start. */
export async function openRecord(text: string): Promise<string> {
  return troubleOf(async () => {
    const { table, keys } = await openRecordOf(text);
    keepTable(table, { key: keys[0]?.key ?? '' });
    go(`/t/${table}/replay/0`);
  });
}

async function troubleOf(deed: () => Promise<void>): Promise<string> {
  try {
    await deed();
    return '';
  } catch (refusal) {
    return (refusal as Refusal).message || t('page-trouble-no-server');
  }
}
