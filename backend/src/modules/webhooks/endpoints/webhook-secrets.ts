import { decryptText, encryptText, LackingKeyError } from '../../../platform/encryption/encrypted-text.js';
import type { FileEncryptionKeys } from '../../../platform/encryption/encryption-keys.js';
import type { WebhookEndpoint } from '../entities/webhook-endpoint.entity.js';

type Secrets = Pick<
  WebhookEndpoint,
  'id' | 'encryptedSecret' | 'formerEncryptedSecret' | 'formerSecretUntil'
>;

const placeOf = (endpointId: string): string => `webhook_endpoints.secret:${endpointId}`;

export const encryptSecret = (secret: string, endpointId: string, keys: FileEncryptionKeys): string =>
  encryptText(secret, placeOf(endpointId), keys);

export const decryptSecret = (encrypted: string, endpointId: string, keys: FileEncryptionKeys): string =>
  decryptText(encrypted, placeOf(endpointId), keys);

/**
 * Decrypted secrets that receivers may check with: the present one, and the former one until it ends, unless the key ring
 * lacks its key.
 * @throws EncryptedTextError
 */
export function validSecrets(endpoint: Secrets, keys: FileEncryptionKeys): string[] {
  const { id, encryptedSecret, formerEncryptedSecret, formerSecretUntil } = endpoint;
  const secrets = [decryptSecret(encryptedSecret, id, keys)];
  if (!formerEncryptedSecret || !formerSecretUntil || formerSecretUntil <= new Date()) return secrets;
  try {
    secrets.push(decryptSecret(formerEncryptedSecret, id, keys));
  } catch (error) {
    if (!(error instanceof LackingKeyError)) throw error;
  }
  return secrets;
}
