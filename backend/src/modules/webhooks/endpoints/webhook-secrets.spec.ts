import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@smash/contract';
import { parseFileEncryptionKeys } from '../../../platform/encryption/encryption-keys.js';
import { encryptSecret, validSecrets } from './webhook-secrets.js';

const ring = (id: string, byte: number) =>
  parseFileEncryptionKeys(`${id}:${Buffer.alloc(32, byte).toString('base64')}`);
const lost = ring('lost', 1);
const keys = ring('present', 2);

describe('the valid secrets of a webhook', () => {
  const endpoint = {
    id: 'a-webhook',
    encryptedSecret: encryptSecret('the present one', 'a-webhook', keys),
    formerSecretUntil: new Date(Date.now() + DAY_MS),
  };
  const withFormer = (formerEncryptedSecret: string) =>
    validSecrets({ ...endpoint, formerEncryptedSecret }, keys);

  it('leave out a former secret whose key is lost', () => {
    expect(withFormer(encryptSecret('the former one', 'a-webhook', keys))).toEqual([
      'the present one',
      'the former one',
    ]);
    expect(withFormer(encryptSecret('the former one', 'a-webhook', lost))).toEqual(['the present one']);
  });

  it('are not had if the former secret is that of another webhook, or the key of the present one is lost', () => {
    expect(() => withFormer(encryptSecret('the former one', 'another', keys))).toThrow('does not verify');
    const encryptedSecret = encryptSecret('the present one', 'a-webhook', lost);
    expect(() => validSecrets({ ...endpoint, encryptedSecret, formerEncryptedSecret: null }, keys)).toThrow(
      'no key for "lost"',
    );
  });
});
