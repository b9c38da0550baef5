// The client is built into the Python package, which serves it; `npm run dev` asks a running server.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './build/licences.ts';

/** What every page needs at once. */
const EVERYWHERE = [
  /\/svelte\/src\//,
  /\/@fluent\//,
  /\/src\/lib\/(api|line|lobby|looks|memory|settings|speech|standing|temper|version|written)\b/,
  /\/src\/parts\/(Cover|DeadEnd|Facts|Header|Icon)\b/,
  /\/src\/pieces\/(Cushion|Piece|Seat|pieces)\b/,
];
/** What the start page needs besides, and the door of a table does not. */
const SHELF = [/\/src\/lib\/(boards|onstage)\b/];
/** What a table loads beyond that, and then a match: shared pieces would else be files of their own. */
const ROOM = [/\/src\/parts\/(Room|Refusal|TableBar)\b/, /\/src\/lib\/(described|sound)\b/];
const MATCH = [
  /\/src\/parts\/Match\b/,
  /\/src\/lib\/(easing|keys|looking|spoken|spots|why)\b/,
  /\/src\/pieces\/(Pending|Why|WhyMark|letters)\b/,
];
const among = (those: RegExp[]) => (id: string) => those.some((one) => one.test(id));
const groups = [
  { name: 'house', test: among(EVERYWHERE), priority: 3 },
  { name: 'shelf', test: among(SHELF), priority: 3 },
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'Room', test: among(ROOM), priority: 1 },
  { name: 'Match', test: among(MATCH) },
];

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/zoco/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } }, // one file is smaller than twenty
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
  // All tests in one world: a new one for each file would take four times the work.
  test: { include: ['src/**/*.test.ts'], isolate: false, pool: 'threads' },
});
