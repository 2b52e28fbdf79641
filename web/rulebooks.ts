import { readFileSync } from 'node:fs';

import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';

// Rules pages of docs/rules are imported as HTML with a list of their chapters:
// `import html, { contents } from '../../docs/rules/duel.cs.md'`.
const RULEBOOK = /docs\/rules\/\w+(\.\w+)?\.md$/;
const OTHER_LANGUAGE = /^\[[^\]]+\]\(\w+(\.\w+)?\.md\)\n/m; // the page has its own switch

/** As on GitHub, so that links within a page work in both places. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');
}

export function rulebooks(): Plugin {
  const markdown = new MarkdownIt({ linkify: false });
  return {
    name: 'rulebooks',
    load(id) {
      if (!RULEBOOK.test(id)) return null;
      const tokens = markdown.parse(readFileSync(id, 'utf8').replace(OTHER_LANGUAGE, ''), {});
      const contents = tokens.flatMap((token, at) => {
        if (token.type !== 'heading_open' || token.tag !== 'h2') return [];
        const title = tokens[at + 1]?.content ?? '';
        token.attrSet('id', slug(title));
        return [{ chapter: slug(title), title }];
      });
      // What is wider than a phone is scrolled by keys too.
      const html = markdown.renderer.render(tokens, markdown.options, {}).replaceAll('<pre>', '<pre tabindex="0">');
      return `export const contents = ${JSON.stringify(contents)};\nexport default ${JSON.stringify(html)};`;
    },
  };
}
