import { pathToFileURL } from 'node:url';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/**
 * Imports a module of the built backend, for programs that measure a part of it alone. Do not mix it with its source.
 * @param {string} file below backend/dist
 */
export const built = async (file) => import(pathToFileURL(inRoot('backend', 'dist', file)).href);
