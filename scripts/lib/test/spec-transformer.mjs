import swc from '@swc/jest';
import { inOwnScope } from './spec-groups.mjs';

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
