import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

// Every folder of src/sintra/locales is a language. `import languages from 'virtual:words'` gives all of them by code,
// each with its own name, whose readers understand it too, and what loads its words: one text for the whole page.
const LOCALES = join(import.meta.dirname, '../src/sintra/locales');
const INDEX = 'virtual:words';
const COMMENT = /^#.*\n/gm;

const filesOf = (language: string) =>
  readdirSync(join(LOCALES, language))
    .filter((name) => name.endsWith('.ftl') && !name.endsWith('terminal.ftl'))
    .map((name) => join(LOCALES, language, name));

const wordsOf = (language: string) =>
  filesOf(language)
    .map((path) => readFileSync(path, 'utf8').replace(COMMENT, ''))
    .join('\n');

function entryOf(language: string): string {
  const words = wordsOf(language);
  const valueOf = (key: string) => words.match(new RegExp(`^${key} = (.*)$`, 'm'))?.[1] ?? '';
  const name = JSON.stringify(valueOf('common-language'));
  const also = JSON.stringify(valueOf('common-language-also').match(/[a-z]+/g) ?? []);
  return `${language}: { name: ${name}, also: ${also}, load: () => import('${INDEX}/${language}') }`;
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return `export default { ${readdirSync(LOCALES).map(entryOf).join(', ')} };`;
      if (!id.startsWith(`\0${INDEX}/`)) return null;
      const language = id.slice(INDEX.length + 2);
      filesOf(language).forEach((path) => this.addWatchFile(path));
      return `export default ${JSON.stringify(wordsOf(language))};`;
    },
  };
}
