// The client is built into the Python package, which serves it; `npm run dev` asks a running server.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './build/licences.ts';

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/zoco/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
