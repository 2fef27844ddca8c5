/** One key of the ring. The id is written into every file the key encrypts, so it is no secret. */
export interface FileEncryptionKey {
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/** At least one key: the first encrypts new files, all decrypt existing ones. */
export type FileEncryptionKeys = readonly [FileEncryptionKey, ...FileEncryptionKey[]];

/** Length of every key in bytes: AES-256. */
export const ENCRYPTION_KEY_BYTES = 32;

const ID_PATTERN = /^[a-z0-9][a-z0-9_-]{0,31}$/;

/**
 * Reads the environment's text form, `id:base64key,id2:base64key`. To rotate, put a new key in front and keep
 * the old ones until no file needs them.
 * @throws Error that says which entry is wrong and why, never what the key is
 */
export function parseFileEncryptionKeys(text: string): FileEncryptionKeys {
  const [first, ...others] = text.split(',').map((entry, index) => parseEntry(entry.trim(), index + 1));
  if (!first) throw new Error('needs at least one key, written id:base64');
  const keys: FileEncryptionKeys = [first, ...others];
  const ids = keys.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new Error(`names the key "${repeated}" twice`);
  return keys;
}

function parseEntry(entry: string, position: number): FileEncryptionKey {
  const colon = entry.indexOf(':');
  if (colon < 0) throw new Error(`key ${position} is not written id:base64`);
  const id = entry.slice(0, colon);
  if (!ID_PATTERN.test(id)) {
    throw new Error(`key ${position} needs an id of 1 to 32 lower-case letters, digits, "_" or "-"`);
  }
  const encoded = entry.slice(colon + 1);
  const key = Buffer.from(encoded, 'base64');
  if (key.toString('base64') !== encoded) throw new Error(`key "${id}" is not base64 (with its padding)`);
  if (key.length !== ENCRYPTION_KEY_BYTES) {
    throw new Error(`key "${id}" has ${key.length} bytes instead of ${ENCRYPTION_KEY_BYTES}`);
  }
  return { id, key };
}
