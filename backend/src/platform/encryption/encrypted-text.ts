import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FileEncryptionKeys } from './encryption-keys.js';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** An encrypted text cannot be decrypted: it was changed, moved to another row, or encrypted with a key that is gone. */
export class EncryptedTextError extends Error {
  override name = 'EncryptedTextError';
  readonly code = 'not_decrypted';
}

/** The key ring lacks the key that a text was encrypted with. */
export class LackingKeyError extends EncryptedTextError {
  override name = 'LackingKeyError';
}

/**
 * Encrypts a text for one place in the database, `v1:<key id>:<base64url of nonce, ciphertext and tag>`.
 * @param place names table, column and row; the text can be decrypted nowhere else
 */
export function encryptText(text: string, place: string, [ringKey]: FileEncryptionKeys): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(ringKey.key), nonce).setAAD(
    boundData(ringKey.id, place),
  );
  const encrypted = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, ringKey.id, encrypted.toString('base64url')].join(':');
}

/** @throws EncryptedTextError unless the text is exactly what was encrypted for this place; LackingKeyError without its key */
export function decryptText(encryptedText: string, place: string, keys: FileEncryptionKeys): string {
  const [version, keyId = '', encoded = ''] = encryptedText.split(':');
  const ringKey = keys.find(({ id }) => id === keyId);
  if (version !== VERSION) throw new EncryptedTextError(`${place}: not of this form`);
  if (!ringKey) throw new LackingKeyError(`${place}: no key for "${keyId}"`);
  const encrypted = Buffer.from(encoded, 'base64url');
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const tag = encrypted.subarray(NONCE_BYTES).subarray(-TAG_BYTES);
  if (tag.length < TAG_BYTES) throw new EncryptedTextError(`${place}: cut short`);
  try {
    const decipher = createDecipheriv(ALGORITHM, deriveKey(ringKey.key), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(boundData(keyId, place)).setAuthTag(tag);
    const text = decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new EncryptedTextError(`${place}: does not verify`, { cause });
  }
}

/** Derives a separate key, so that files and texts never share a nonce under one key. */
function deriveKey(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'smash sealed text', KEY_BYTES));
}

const boundData = (keyId: string, place: string) => Buffer.from(`${VERSION}|${keyId}|${place}`, 'utf8');
