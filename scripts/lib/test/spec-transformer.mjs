import swc from '@swc/jest';
import path from 'node:path';
import { root } from '../paths.mjs';

/** What a spec may find changed by the one before it in its group. */
const FRESH_PAGE = `history.replaceState(null, '', '/'); localStorage.clear(); sessionStorage.clear();
  document.body.replaceChildren();`.replaceAll('\n', ' ');

/** Whether a spec cannot be loaded with others: it replaces modules, or waits before its tests are declared. @param {string} source */
export const needsOwnFile = (source) =>
  /^(?:const .*= )?await |\b(?:unstable_mockModule|jest\.mock)\(/m.test(source);

/**
 * Puts all that a component spec declares below its imports into a `describe` with its path, so that its hooks are its own
 * when a group loads several specs (spec-groups.mjs). Lines stay where they are.
 * @param {string} source
 * @param {string} file
 */
export function inOwnScope(source, file) {
  if (needsOwnFile(source)) return source;
  const last = [...source.matchAll(/^import [^;]*;$/gm)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  const name = JSON.stringify(`${path.relative(root, file)}:`);
  return `${source.slice(0, end)} globalThis.describe(${name}, () => { globalThis.beforeAll(() => { ${FRESH_PAGE} });${source.slice(end)}});\n`;
}

/** @param {any} options of @swc/jest */
function createTransformer(options) {
  /** @type {any} */
  const compiler = swc.createTransformer(options);
  /** @param {string} method */
  const scoped =
    (method) =>
    (source, file, ...rest) =>
      compiler[method](inOwnScope(source, file), file, ...rest);
  const methods = ['process', 'processAsync', 'getCacheKey'];
  return { ...compiler, ...Object.fromEntries(methods.map((method) => [method, scoped(method)])) };
}

export default { createTransformer };
