import { describe, expect, it } from '@jest/globals';
import { parseFileEncryptionKeys } from './encryption-keys.js';
import { decryptText, EncryptedTextError, encryptText } from './encrypted-text.js';

const ringOf = (...ids: string[]) =>
  parseFileEncryptionKeys(
    ids.map((id) => `${id}:${Buffer.alloc(32, id.charCodeAt(0)).toString('base64')}`).join(','),
  );
const keys = ringOf('a');
const place = 'members|sealed_details|1';

describe('encryptText', () => {
  it.each(['12345678901', '', 'Ọláyínká ₦', 'x'.repeat(10_000)])('can be undone: %s', (text) => {
    expect(decryptText(encryptText(text, place, keys), place, keys)).toBe(text);
  });

  it('hides the text, and encrypts it differently each time', () => {
    const encrypted = encryptText('12345678901', place, keys);
    expect(encrypted).toMatch(/^v1:a:[\w-]{52}$/);
    expect(Buffer.from(encrypted.split(':')[2] ?? '', 'base64url').toString('latin1')).not.toContain('1234');
    expect(encryptText('12345678901', place, keys)).not.toBe(encrypted);
  });

  it('uses the first key of the ring; older keys still decrypt', () => {
    const encrypted = encryptText('secret', place, keys);
    expect(decryptText(encrypted, place, ringOf('b', 'a'))).toBe('secret');
    expect(encryptText('secret', place, ringOf('b', 'a'))).toMatch(/^v1:b:/);
  });

  it.each<[string, (encrypted: string) => [encrypted: string, place: string, keys: typeof keys]]>([
    ['in another row', (encrypted) => [encrypted, 'members|sealed_details|2', keys]],
    ['without its key', (encrypted) => [encrypted, place, ringOf('b')]],
    [
      'under the name of another key',
      (encrypted) => [encrypted.replace(':a:', ':b:'), place, ringOf('b', 'a')],
    ],
    ['cut', (encrypted) => [encrypted.slice(0, -4), place, keys]],
    ['cut to nothing', () => ['v1:a:', place, keys]],
    [
      'changed',
      (encrypted) => [encrypted.replace(/.(?=.{10}$)/, (c) => (c === 'A' ? 'B' : 'A')), place, keys],
    ],
    ['of another form', () => ['plain text', place, keys]],
  ])('makes text that cannot be decrypted when it is %s', (_, change) => {
    expect(() => decryptText(...change(encryptText('secret', place, keys)))).toThrow(EncryptedTextError);
  });
});
