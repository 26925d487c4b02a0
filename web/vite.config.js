import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { texts } from './texts.js';

export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    outDir: '../src/herna/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
  },
  server: { proxy: { '/api': { target: process.env.HERNA_ROOM ?? 'http://127.0.0.1:8080', ws: true } } },
});
