import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Where the dev server sends /api; the built site is served by the same origin as the API. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:8081';

export default defineConfig({
  plugins: [reactRouter()],
  // Lightning CSS turns light-dark() into plain custom properties for browsers older than these tokens.
  build: {
    cssMinify: 'lightningcss',
    cssTarget: ['chrome111', 'safari16.4', 'firefox114'],
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: apiOrigin, changeOrigin: true } } },
});
