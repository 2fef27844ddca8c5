import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.join(import.meta.dirname, '../../node_modules/react-router/dist/production');
const builds = new Map([
  ['react-router', path.join(folder, 'index.mjs')],
  ['react-router/dom', path.join(folder, 'dom-export.mjs')],
]);

/** react-router's code for a page script that cannot be loaded: it reloads the page that the visitor is leaving. */
const RELOADS_THE_OLD_PAGE =
  /console\.error\(\s*`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\s*\}\);/;

/**
 * Replacement: a page whose loader and component throw, so that the error reaches the boundary, with the path of the
 * script (components/error-page.tsx). An error thrown by loadRouteModule itself would be lost on its way there.
 */
const SHOWS_THE_ERROR = `
  const fail = () => {
    throw Object.assign(error, { scriptPath: route.module });
  };
  return { default: fail, clientLoader: fail };`;

/**
 * Features that this site does not use, each with its replacement: routes requested one by one (react-router.config.ts
 * puts all into the first page), instrumentation, links that prefetch their page, and paths in other upper or lower case,
 * which the web server answers with 404, but which the browser would accept.
 */
const UNUSED: readonly [RegExp, string][] = [
  [/(function isFogOfWarEnabled\([^)]*\)) \{[^}]*\}/, '$1 { return false; }'],
  [/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined'],
  [
    /(function usePrefetchBehavior\([^)]*\) \{)(\s*let frameworkContext = (React\d*)\.)/,
    '$1 return [false, $3.useRef(null), {}];$2',
  ],
  [/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
  [/(new RegExp\(regexpSource), caseSensitive \? void 0 : "i"\)/, '$1)'],
];

/**
 * Gives the browser react-router's production build (its package names the development build for every bundler) and
 * lets the bundler drop the components that no page uses: it takes calls of React and display names for side effects.
 * Prerendering keeps the package's own choice, because the framework around it makes the same one.
 */
export const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    const missing = [...builds.values()].find((file) => !existsSync(file));
    if (missing) this.error(`react-router has no ${missing} any more`);
  },
  resolveId: (id) => builds.get(id),
  transform(code, id) {
    if (!id.startsWith(folder)) return undefined;
    if (code.includes('function loadRouteModule(') && !RELOADS_THE_OLD_PAGE.test(code))
      this.error('react-router does something else now when a script cannot be loaded');
    const used = UNUSED.reduce((text, [part, without]) => text.replace(part, without), code);
    if (code.includes('function isFogOfWarEnabled(') && !UNUSED.every(([part]) => code.search(part) >= 0))
      this.error('react-router has other parts now that this site does not use');
    return used
      .replace(RELOADS_THE_OLD_PAGE, SHOWS_THE_ERROR)
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1');
  },
};
