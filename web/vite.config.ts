// The client is built into the Python package, which serves it; `npm run dev` asks a running server.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './build/licences.ts';

/** What every page needs at once. */
const EVERYWHERE = [
  /\/svelte\/src\//,
  /\/@fluent\//,
  /\/src\/lib\/(api|lobby|looks|memory|settings|speech|written)\b/,
  /\/src\/parts\/(Cover|Facts|Icon)\b/,
  /\/src\/pieces\/(Cushion|pieces)\b/,
];
const house = { name: 'house', test: (id: string) => EVERYWHERE.some((one) => one.test(id)) };

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/zoco/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [house] } } }, // one file is smaller than twenty
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
  // All tests in one world: a new one for each file would take four times the work.
  test: { include: ['src/**/*.test.ts'], isolate: false, pool: 'threads' },
});
