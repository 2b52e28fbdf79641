import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { rulebooks } from './rulebooks';
import { words } from './words';

export default defineConfig({
  plugins: [svelte(), rulebooks(), words()],
  build: { outDir: '../src/sintra/server/page', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } } },
});
