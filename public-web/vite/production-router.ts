import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.join(import.meta.dirname, '../../node_modules/react-router/dist/production');
const builds = new Map([
  ['react-router', path.join(folder, 'index.mjs')],
  ['react-router/dom', path.join(folder, 'dom-export.mjs')],
]);

/** What react-router does when a page's script cannot be loaded: it reloads the page that the visitor wants to leave. */
const RELOADS_THE_OLD_PAGE =
  /console\.error\(\s*`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\s*\}\);/;

/**
 * A page in its place that fails to load and to render, so that the error goes to the boundary, with the address of the
 * script (components/error-page.tsx). An error of loadRouteModule itself would be lost on its way there.
 */
const SHOWS_THE_ERROR = `
  const fail = () => {
    throw Object.assign(error, { scriptPath: route.module });
  };
  return { default: fail, clientLoader: fail };`;

/**
 * What this site does not use: routes that are asked for one by one (react-router.config.ts has them all in the first page),
 * measuring, links that fetch their page before they are followed, and addresses in other letters, which the web server answers
 * with 404 and which a browser would take for the page otherwise.
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
 * lets the bundler drop the components that no page uses: calls of React and display names look like effects to it.
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
