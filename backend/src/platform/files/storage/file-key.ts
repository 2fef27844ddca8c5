import { InvalidFileKeyError } from './storage-errors.js';

const LONGEST_KEY = 200;
/** Lower case only, so that two keys never meet on a file system that ignores case. */
const KEY_PATTERN = /^[a-z0-9][a-z0-9._-]{0,99}(?:\/[a-z0-9][a-z0-9._-]{0,99}){0,3}$/;
const PREFIX_PATTERN = /^[a-z0-9._/-]{0,200}$/;

/**
 * Refuses keys that could leave the storage's folder, mean different things to two storages, or collide. Every adapter
 * calls it first, although we make the keys ourselves.
 * @throws InvalidFileKeyError
 */
export function assertFileKey(key: string): void {
  if (key.length > LONGEST_KEY || !KEY_PATTERN.test(key)) throw new InvalidFileKeyError();
}

/**
 * Refuses prefixes that no key can begin with.
 * @throws InvalidFileKeyError
 */
export function assertFileKeyPrefix(prefix: string): void {
  if (!PREFIX_PATTERN.test(prefix) || prefix.startsWith('/')) throw new InvalidFileKeyError();
}
