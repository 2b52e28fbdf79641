// How a table is opened: the server makes it, the browser remembers it and goes there.
import { t } from '../words/index.svelte';
import type { NewTable } from '../protocol';
import { keepMade } from './kept';
import { go } from './router.svelte';
import { type Refusal, makeTable } from './server';

/** Why it was refused, in words; the key opens the table it starts from. */
export async function openTable(wish: NewTable, key = ''): Promise<string> {
  try {
    const { table, keys } = await makeTable(wish, key);
    keepMade(table, wish, keys);
    go(`/t/${table}`);
    return '';
  } catch (refusal) {
    return (refusal as Refusal).message || t('page-trouble-no-server');
  }
}
