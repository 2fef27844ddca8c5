import { createHmac, hkdfSync } from 'node:crypto';
import type { FileEncryptionKey } from './encryption-keys.js';

const KEY_BYTES = 32;
/** Length of a hash: 48 bits, with which two of a million words hardly ever share a hash. */
const HASH_BYTES = 6;

/** Hashes that reveal nothing without the key. Equal words have equal hashes, for columns that are searched. */
export type KeyedHash = (word: string) => string;

/**
 * Makes hashes of 8 base64url characters under a key of the ring.
 * @param purpose separates the hashes of one column from those of others
 */
export function keyedHash({ key }: FileEncryptionKey, purpose: string): KeyedHash {
  const derived = Buffer.from(
    hkdfSync('sha256', key, Buffer.alloc(0), `smash keyed hash ${purpose}`, KEY_BYTES),
  );
  return (word) =>
    createHmac('sha256', derived).update(word, 'utf8').digest().subarray(0, HASH_BYTES).toString('base64url');
}
