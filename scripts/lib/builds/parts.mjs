import { inRoot } from '../paths.mjs';

/**
 * A workspace that is built with its `build` script.
 * @typedef {object} Part
 * @property {string} name workspace folder
 * @property {string} label for the terminal
 * @property {string} output a file that exists when the part was built
 * @property {string[]} needs names of parts that have to be built first
 */

/** @type {readonly Part[]} */
export const parts = [
  { name: 'contract', label: 'contract', output: inRoot('contract/dist/index.js'), needs: [] },
  { name: 'backend', label: 'API', output: inRoot('backend/dist/main.js'), needs: ['contract'] },
  {
    name: 'public-web',
    label: 'public site',
    output: inRoot('public-web/build/client/index.html'),
    needs: ['contract'],
  },
  { name: 'admin-web', label: 'portal', output: inRoot('admin-web/dist/index.html'), needs: ['contract'] },
];

/** Parts that hold the compiled server only, without the web sites. */
export const serverParts = parts.filter(({ name }) => name === 'contract' || name === 'backend');
