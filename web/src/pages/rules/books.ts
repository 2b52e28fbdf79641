// The rules of every game in our own words, by rule system and language; loaded when somebody reads them.
import type { Language } from '../../words/index.svelte';

export interface Rulebook {
  default: string;
  contents: { chapter: string; title: string }[];
}

const BOOKS = import.meta.glob<Rulebook>('../../../../docs/rules/*.md');

export async function bookOf(rules: string, language: Language): Promise<Rulebook> {
  const load = BOOKS[`../../../../docs/rules/${rules}${language === 'cs' ? '.cs' : ''}.md`];
  if (!load) throw new Error(`no rules of ${rules}`);
  return load();
}
