import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the API. */
const API_TARGET = process.env['API_TARGET'] ?? 'http://localhost:8080';

export default defineConfig({
  base: '/hidden-portal/',
  plugins: [react()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy: { '/api': API_TARGET } },
});
