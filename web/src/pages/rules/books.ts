// The rules of every game in our own words, by rule system and language; loaded when somebody reads them.
export interface Rulebook {
  default: string;
  contents: { chapter: string; title: string }[];
}

const FOLDER = '../../../../docs/rules';
const BOOKS = import.meta.glob<Rulebook>('../../../../docs/rules/*.md');

export async function bookOf(rules: string, language: string): Promise<Rulebook> {
  const load = BOOKS[`${FOLDER}/${rules}.${language}.md`] ?? BOOKS[`${FOLDER}/${rules}.md`];
  if (!load) throw new Error(`no rules of ${rules}`);
  return load();
}
