import { expect, it } from '@jest/globals';
import { hintOf, isApiToken, isWhole, makeToken } from './token-format.js';

it('new API tokens are well-formed and unique', () => {
  const tokens = Array.from({ length: 100 }, makeToken);
  expect(tokens.every((token) => isApiToken(token) && isWhole(token))).toBe(true);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens[0]).toMatch(/^smt_[0-9A-Za-z]{38}$/);
});

it('an API token that was cut off or mistyped is recognised', () => {
  const token = makeToken();
  const other = token[10] === 'a' ? 'b' : 'a';
  for (const wrong of [
    token.slice(0, -1),
    `${token}a`,
    token.slice(0, 10) + other + token.slice(11),
    'smt_',
  ]) {
    expect([wrong, isWhole(wrong)]).toEqual([wrong, false]);
  }
});

it('an API token ends with the CRC-32 of its secret', () => {
  // zlib.crc32(b'0' * 32) in Python is 0xa0f292d0, which is 2wjyrI in base 62.
  expect(isWhole(`smt_${'0'.repeat(32)}2wjyrI`)).toBe(true);
  expect(hintOf('smt_abcdefgh')).toBe('smt_abcd');
});
