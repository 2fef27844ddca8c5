import { describe, expect, it } from '@jest/globals';
import { parseFileEncryptionKeys } from './encryption-keys.js';

const A = Buffer.alloc(32, 1).toString('base64');
const B = Buffer.alloc(32, 2).toString('base64');

describe('parseFileEncryptionKeys', () => {
  it('reads keys in order, with spaces around them', () => {
    expect(parseFileEncryptionKeys(`new:${A}, old:${B}`)).toEqual([
      { id: 'new', key: Buffer.alloc(32, 1) },
      { id: 'old', key: Buffer.alloc(32, 2) },
    ]);
  });

  it.each([
    ['', 'key 1 is not written id:base64'],
    [`a:${A},`, 'key 2 is not written id:base64'],
    [A, 'key 1 is not written id:base64'],
    [`:${A}`, 'key 1 needs an id'],
    [`Upper:${A}`, 'key 1 needs an id'],
    [`a:${A},a:${B}`, 'names the key "a" twice'],
    ['a:not base64!', 'key "a" is not base64'],
    [`a:${A.slice(0, -1)}`, 'key "a" is not base64'],
    [`a:${Buffer.alloc(16).toString('base64')}`, 'key "a" has 16 bytes instead of 32'],
  ])('refuses %j', (text, message) => {
    expect(() => parseFileEncryptionKeys(text)).toThrow(message);
  });

  it('never repeats a key in a message', () => {
    const short = Buffer.alloc(31, 7).toString('base64');
    const entries = [`a:${short}`, short, `a:${short}!`, `a:${short.slice(1)}`];
    for (const entry of entries) {
      expect(() => parseFileEncryptionKeys(entry)).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining(short.slice(1, 20)) }),
      );
    }
  });
});
