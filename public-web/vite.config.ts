import { reactRouter } from '@react-router/dev/vite';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { defineConfig } from 'vite';
import { compiledAhead } from './vite/compiled-ahead.ts';
import { errorsWithoutStack } from './vite/errors-without-stack.ts';
import { productionRouter } from './vite/production-router.ts';
import { stylesOnce } from './vite/styles-once.ts';

/** Where the dev server sends /api; the built site is served by the same origin as the API. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:8080';

const isStylesheet = (file: string) => file.endsWith('.css');

/** Modules at the start of every page, put into one file with their imports: separate files compress to 3 kB more. */
const EVERY_PAGE = [
  /\/entry\.client\.tsx/,
  /\/preload-helper\.js/,
  /\/src\/root\.tsx/,
  /\/src\/components\/(button|kicker|later|picture)\.tsx/,
  /\/src\/lib\/(lazy-extra|page-head|pictures|use-browser-value)\.ts/,
  /\/contract\/dist\/error-detail\.js/,
];

/** The contract's rules for forms: kept off pages without forms, although every page has the contract's names. */
const FORM_RULES = /\/contract\/dist\/(application-form|sign-up-form|password|file-rules)\.js/;

const SHARED = /\/src\/(components|lib|content)\//;

/** Modules that only forms need. */
const FORM_PARTS =
  /\/src\/(components\/(access\/.*|submit-button|form\/form)|lib\/(api\/call-outcome|early-input))\.tsx?/;

/** Number of pages that must use a module before it goes into the shared file. */
const SHARED_BY = 8;

/** Short class names, since each page carries them in its scripts; the same in the builds for browser and server. */
function shortClassName(name: string, file: string): string {
  const source = path.relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `_${createHash('sha256').update(`${source}:${name}`).digest('base64url').slice(0, 5)}`;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [productionRouter, errorsWithoutStack, compiledAhead, stylesOnce, reactRouter()],
  // Lightning CSS turns light-dark() into plain custom properties for browsers older than these tokens.
  build: {
    // terser saves 0.7 kB of 110, which the start page's tight budget needs. Nobody downloads the server's part.
    minify: isSsrBuild ? 'oxc' : 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
    cssMinify: 'lightningcss',
    cssTarget: ['chrome87', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
    // Lazily loaded parts preload only their styles: the scripts that they share are on every page already.
    modulePreload: { polyfill: false, resolveDependencies: (_file, parts) => parts.filter(isStylesheet) },
    ...(isSsrBuild && { rolldownOptions: { output: { codeSplitting: false } } }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          // Modules that many pages share go into one file: a dozen small files cost more bytes, and each page lists all.
          codeSplitting: {
            groups: [
              { name: 'forms', test: FORM_RULES, priority: 2 },
              { name: 'site', test: (id) => EVERY_PAGE.some((part) => part.test(id)), priority: 1 },
              {
                name: 'shared',
                test: (id) => SHARED.test(id) && !FORM_PARTS.test(id),
                minShareCount: SHARED_BY,
              },
            ],
          },
        },
      },
    }),
  },
  define: {
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  // The backend renders pages with one file that needs no packages.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  server: { proxy: { '/api': { target: apiOrigin, changeOrigin: true } } },
}));
