import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { early } from './early.ts';
import { chunkOf } from './first-chunks.ts';

/** Writes every text of the build in compressed form too: the server sends that, and compresses nothing itself. */
const compressed: Plugin = {
  name: 'compressed',
  closeBundle: {
    sequential: true,
    order: 'post',
    handler() {
      for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
        const path = join('dist', file);
        if (!/\.(js|css|html|svg)$/.test(file)) continue;
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        );
      }
    },
  },
};

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The words are on their way before the rest of the page, so what asks for them stays by itself.
          groups: [chunkOf('words', 'src/main.ts', 2), chunkOf('first', 'src/page.tsx', 1)],
        },
      },
    },
  },
  worker: { format: 'es' },
  // What bots have learned.
  assetsInclude: ['**/*.net'],
  plugins: [
    react(),
    early('src/page.tsx'),
    VitePWA({
      // Never a reload in mid-game: a new version waits until the player agrees.
      registerType: 'prompt',
      injectRegister: false,
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectManifest: { globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'], rollupFormat: 'iife' },
      manifest: {
        name: 'Stolik',
        short_name: 'Stolik',
        description: 'Eurogames at a little table.',
        start_url: '.',
        display: 'standalone',
        background_color: '#14161b',
        theme_color: '#14161b',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
    compressed,
  ],
});
