import { type EntityManager, Not } from 'typeorm';
import { decryptText, EncryptedTextError, encryptText } from './encrypted-text.js';
import type { FileEncryptionKeys } from './encryption-keys.js';
import { KeySample } from './key-sample.entity.js';

/** A key of the ring has the id of another key. */
export class OtherKeyError extends Error {
  override name = 'OtherKeyError';
}

const placeOf = (keyId: string) => `key_samples|encrypted_text|${keyId}`;

/**
 * Compares the key ring with the keys that the database was filled with: what is encrypted names its key by the id alone, and
 * a key that was made again, as for another machine, may have the same id. From now on the first key of the ring is one of them.
 * @returns ids of keys that the ring lacks, although something may still be encrypted with them
 * @throws OtherKeyError
 */
export async function checkKeys(manager: EntityManager, keys: FileEncryptionKeys): Promise<string[]> {
  return manager.transaction(async (transaction) => {
    const [{ id: keyId }] = keys;
    const sample = { keyId, encryptedText: encryptText('', placeOf(keyId), keys) };
    await transaction.createQueryBuilder().insert().into(KeySample).values(sample).orIgnore().execute();
    const samples = await transaction.find(KeySample, { order: { keyId: 'ASC' } });
    const ring = new Set(keys.map(({ id }) => id));
    for (const { keyId: id, encryptedText } of samples) {
      if (ring.has(id) && !isOpenedBy(keys, id, encryptedText)) throw otherKey(id);
    }
    return samples.map(({ keyId: id }) => id).filter((id) => !ring.has(id));
  });
}

/** Once everything is encrypted with the first key of the ring. */
export async function forgetFormerKeys(manager: EntityManager, [{ id }]: FileEncryptionKeys): Promise<void> {
  await manager.delete(KeySample, { keyId: Not(id) });
}

function isOpenedBy(keys: FileEncryptionKeys, keyId: string, encryptedText: string): boolean {
  try {
    decryptText(encryptedText, placeOf(keyId), keys);
    return true;
  } catch (error) {
    if (error instanceof EncryptedTextError) return false;
    throw error;
  }
}

const otherKey = (id: string) =>
  new OtherKeyError(
    `FILE_ENCRYPTION_KEYS: the key "${id}" is not the one that this database was filled with. Set the former key again; if it is lost, give this one another id, and see docs/operations.md#a-lost-encryption-key.`,
  );
