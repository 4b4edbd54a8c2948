import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { aheadPlugin } from './tools/ahead';
import { compressPlugin } from './tools/compress';
import { eagerPlugin } from './tools/eager';
import { licencesPlugin } from './tools/licences';
import { spritePlugin } from './tools/sprite';
import { textsPlugin } from './tools/texts';
import { workerPlugin } from './tools/worker';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.GAH_API ?? 'http://127.0.0.1:8150';

/** Parts of Svelte that no table needs, but other screens: they stay with those. */
const ELSEWHERE =
  /\/svelte\/src\/(reactivity|internal\/client\/dom\/(blocks\/html|elements\/bindings\/(input|select|size)))/;

/** What the table and the waiting for one both need, beside the pieces. */
const SHARED = /\/src\/(art\/(?!Patterns|patterns)|lib\/(sound|notify)\.|table\/around\/time\.)/;

/** Few files, as each costs its headers: all pieces of the table come together. */
function chunkOf(id: string): string | undefined {
  if (ELSEWHERE.test(id)) return undefined;
  if (id.includes('/node_modules/svelte/')) return 'svelte';
  return SHARED.test(id) ? 'pieces' : undefined;
}

/** Screens name the files they need: what tells one build from the next is kept short. */
const NAMES = 'assets/[name]-[hash:7]';

export default defineConfig({
  plugins: [
    svelte(),
    spritePlugin(here('art')),
    textsPlugin(here('../src/grandaustria/texts')),
    licencesPlugin(here('.')),
    aheadPlugin('TablePage'),
    eagerPlugin(['svelte', 'pieces', 'TablePage']),
    workerPlugin(here('worker/sw.js')),
    compressPlugin(),
  ],
  resolve: { alias: { '@': here('src') }, ...(process.env.VITEST ? { conditions: ['browser'] } : {}) },
  build: {
    outDir: process.env.GAH_WEB ?? here('../src/grandaustria/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses for scripts and fonts
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      output: {
        manualChunks: chunkOf,
        entryFileNames: `${NAMES}.js`,
        chunkFileNames: `${NAMES}.js`,
        assetFileNames: `${NAMES}[extname]`,
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The server accepts only requests of its own pages; here the page comes from Vite, so it is told otherwise.
    proxy: { '/api': { target: server, ws: true, headers: { origin: server } } },
  },
  test: {
    environment: 'jsdom',
    testTimeout: 60_000, // a busy machine is no failure
    isolate: false, // to make a page for every file takes longer than all tests
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
  },
});
