import { describe, expect, it } from '@jest/globals';
import { parseFileEncryptionKeys } from './encryption-keys.js';
import { openSealedText, SealedTextError, sealText } from './encrypted-text.js';

const ringOf = (...ids: string[]) =>
  parseFileEncryptionKeys(
    ids.map((id) => `${id}:${Buffer.alloc(32, id.charCodeAt(0)).toString('base64')}`).join(','),
  );
const keys = ringOf('a');
const place = 'members|sealed_details|1';

describe('sealText', () => {
  it.each(['12345678901', '', 'Ọláyínká ₦', 'x'.repeat(10_000)])('opens as it was sealed: %s', (text) => {
    expect(openSealedText(sealText(text, place, keys), place, keys)).toBe(text);
  });

  it('shows nothing of the text, and never the same twice', () => {
    const sealed = sealText('12345678901', place, keys);
    expect(sealed).toMatch(/^v1:a:[\w-]{52}$/);
    expect(Buffer.from(sealed.split(':')[2] ?? '', 'base64url').toString('latin1')).not.toContain('1234');
    expect(sealText('12345678901', place, keys)).not.toBe(sealed);
  });

  it('opens with an old key of the ring, and seals with the first', () => {
    const sealed = sealText('secret', place, keys);
    expect(openSealedText(sealed, place, ringOf('b', 'a'))).toBe('secret');
    expect(sealText('secret', place, ringOf('b', 'a'))).toMatch(/^v1:b:/);
  });

  it.each<[string, (sealed: string) => [sealed: string, place: string, keys: typeof keys]]>([
    ['in another row', (sealed) => [sealed, 'members|sealed_details|2', keys]],
    ['without its key', (sealed) => [sealed, place, ringOf('b')]],
    ['under the name of another key', (sealed) => [sealed.replace(':a:', ':b:'), place, ringOf('b', 'a')]],
    ['cut', (sealed) => [sealed.slice(0, -4), place, keys]],
    ['cut to nothing', () => ['v1:a:', place, keys]],
    ['changed', (sealed) => [sealed.replace(/.(?=.{10}$)/, (c) => (c === 'A' ? 'B' : 'A')), place, keys]],
    ['of another form', () => ['plain text', place, keys]],
  ])('does not open %s', (_, change) => {
    expect(() => openSealedText(...change(sealText('secret', place, keys)))).toThrow(SealedTextError);
  });
});
