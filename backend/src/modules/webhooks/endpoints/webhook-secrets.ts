import { decryptText, encryptText } from '../../../platform/encryption/encrypted-text.js';
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

/** Decrypted secrets that receivers may check with: the present one, and the former one until it ends. */
export function validSecrets(endpoint: Secrets, keys: FileEncryptionKeys): string[] {
  const { id, encryptedSecret, formerEncryptedSecret, formerSecretUntil } = endpoint;
  const isFormerValid = formerSecretUntil !== null && formerSecretUntil > new Date();
  return [encryptedSecret, ...(isFormerValid && formerEncryptedSecret ? [formerEncryptedSecret] : [])].map(
    (encrypted) => decryptSecret(encrypted, id, keys),
  );
}
