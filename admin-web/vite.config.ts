import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { nairaFonts } from './scripts/naira-fonts';
import { pdfData } from './scripts/pdf-data';

/** Where `npm run dev` finds the API. */
const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

/**
 * What the portal may load: itself, the API, and the pictures it makes of fetched files. PDFs are drawn by a worker
 * of its own. Emotion, which MUI styles with, writes style elements. In development Vite needs inline scripts, so the policy is the build's.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig({
  base: '/hidden-portal/',
  plugins: [react(), nairaFonts, pdfData, contentSecurityPolicy],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  server: { proxy: { '/api': API_ORIGIN } },
});
