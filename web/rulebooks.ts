import { readFileSync } from 'node:fs';

import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';

// Rules pages of docs/rules are imported as HTML: `import html from '../../docs/rules/duel.cs.md'`.
const RULEBOOK = /docs\/rules\/\w+(\.cs)?\.md$/;

export function rulebooks(): Plugin {
  const markdown = new MarkdownIt({ linkify: false });
  return {
    name: 'rulebooks',
    load(id) {
      if (!RULEBOOK.test(id)) return null;
      return `export default ${JSON.stringify(markdown.render(readFileSync(id, 'utf8')))}`;
    },
  };
}
