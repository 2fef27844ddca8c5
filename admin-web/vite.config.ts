import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './scripts/content-security-policy';
import { nairaFonts } from './scripts/naira-fonts';
import { pdfData } from './scripts/pdf-data';

/** Where `npm run dev` finds the API. */
const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

/** Where the portal lives on its host. */
const BASE = '/hidden-portal/';

export default defineConfig({
  base: BASE,
  plugins: [react(), nairaFonts, pdfData, contentSecurityPolicy(BASE)],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy: { '/api': API_ORIGIN } },
});
