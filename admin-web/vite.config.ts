import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './scripts/content-security-policy';
import { nairaFonts } from './scripts/naira-fonts';
import { pdfData } from './scripts/pdf-data';

/** Where `npm run dev` finds the API. */
const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

/** Where the portal lives on its host. */
const BASE = '/hidden-portal/';

/**
 * All that the first load needs, in one file: cut by which screens share it, as is the default, it was fifty files that
 * compress a tenth worse, and more of them with each screen.
 */
const FIRST_LOAD = { name: 'first-load', tags: ['$initial' as const] };

export default defineConfig({
  base: BASE,
  plugins: [react(), nairaFonts, pdfData, contentSecurityPolicy(BASE)],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST_LOAD] } } },
  },
  server: { proxy: { '/api': API_ORIGIN } },
});
