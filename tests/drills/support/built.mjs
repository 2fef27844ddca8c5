import { pathToFileURL } from 'node:url';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/**
 * A module of the built backend, for a program of its own that measures a part of it alone. Never beside its source.
 * @param {string} file below backend/dist
 */
export const built = async (file) => import(pathToFileURL(inRoot('backend', 'dist', file)).href);
