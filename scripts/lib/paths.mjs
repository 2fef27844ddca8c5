import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Absolute path of something in the repository.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => path.join(root, ...parts);

/**
 * Absolute path of a file of an installed package.
 * @param {string} packageName
 * @param {string} file
 */
export const inPackage = (packageName, file) => inRoot('node_modules', packageName, file);
