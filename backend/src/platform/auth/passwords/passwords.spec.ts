import { describe, expect, it } from '@jest/globals';
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.js';

const COMMON = 'This password is too common. Please choose a different one';
const CONTEXT =
  "Please choose a password that isn't based on your name, your email address or our brand names";

it('password hashes cost what OWASP asks of Argon2id: 19 MiB, two passes', async () => {
  expect(await hashPassword('a fine long passphrase')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

describe('checkNewPassword', () => {
  it.each([
    ['a fine long passphrase', undefined],
    ['Xk7#pq2L', undefined],
    ['Xk7#pq2', 'Please use at least 8 characters'],
    ['password1', COMMON],
    ['QWERTYUIOP', COMMON],
    ['aaaaaaaaaa', COMMON],
    ['Ada@Example.com', CONTEXT],
    ['Adaeze-2026!', CONTEXT],
    ['adaeze.okonkwo.99', CONTEXT],
    ['Ridesmash2026', CONTEXT],
    ['Smashtech2026!', CONTEXT],
    ['Smash-Group-Ltd-1', CONTEXT],
    ['Smash Technology!!', CONTEXT],
    ['owenas-adaeze-1', CONTEXT],
    ['adaeze rides a red bicycle', undefined],
    ['trustno1', COMMON],
    ['sunshine1', COMMON],
  ])('%s: %s', (password, message) => {
    expect(checkNewPassword(password, ['adaeze', 'ada@example.com', 'Adaeze Okonkwo'])).toBe(message);
  });
});

describe('verifyPassword', () => {
  it('tells apart passphrases that differ only after their 64th character', async () => {
    const start = 'a long passphrase that goes on and on, well beyond what others keep';
    const passwordHash = await hashPassword(`${start} 1`);
    expect(await verifyPassword(passwordHash, `${start} 1`)).toBe(true);
    expect(await verifyPassword(passwordHash, `${start} 2`)).toBe(false);
  });

  it('is false if there is no account', async () => {
    expect(await verifyPassword(undefined, 'anything at all')).toBe(false);
  });
});
