import { createHmac, hkdfSync } from 'node:crypto';
import type { FileEncryptionKey } from './encryption-keys.js';

const KEY_BYTES = 32;
/** Of a hash: 48 bits, with which a million words hardly ever share one. */
const HASH_BYTES = 6;

/** Makes hashes that say nothing without the key: of equal words equal ones, for columns that are searched. */
export type KeyedHash = (word: string) => string;

/**
 * A hash of 8 characters of base64url under a key of the ring.
 * @param purpose tells the hashes of one column from those of others
 */
export function keyedHash({ key }: FileEncryptionKey, purpose: string): KeyedHash {
  const derived = Buffer.from(
    hkdfSync('sha256', key, Buffer.alloc(0), `smash keyed hash ${purpose}`, KEY_BYTES),
  );
  return (word) =>
    createHmac('sha256', derived).update(word, 'utf8').digest().subarray(0, HASH_BYTES).toString('base64url');
}
