import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2023', sourcemap: false },
  worker: { format: 'es' },
  plugins: [
    react(),
    VitePWA({
      // Never a reload in mid-game: a new version waits until the player agrees.
      registerType: 'prompt',
      injectRegister: false,
      workbox: { globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'], navigateFallback: 'index.html' },
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
  ],
});
