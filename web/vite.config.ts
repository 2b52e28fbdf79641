import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { rulebooks } from './rulebooks.ts';
import { words } from './words.ts';

export default defineConfig({
  plugins: [svelte(), rulebooks(), words()],
  build: { outDir: '../src/sintra/server/page', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  test: { include: ['tests/**/*.test.ts'] },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } } },
});
