import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.join(import.meta.dirname, '../node_modules/react-router/dist/production');
const builds = new Map([
  ['react-router', path.join(folder, 'index.mjs')],
  ['react-router/dom', path.join(folder, 'dom-export.mjs')],
]);

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
    return code
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1');
  },
};
