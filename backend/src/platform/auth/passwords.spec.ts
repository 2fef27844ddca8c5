import { describe, expect, it } from '@jest/globals';
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.js';

describe('checkNewPassword', () => {
  it.each([
    ['a fine long passphrase', undefined],
    ['Xk7#pq2L', undefined],
    ['Xk7#pq2', 'Please use at least 8 characters'],
    ['password1', 'This password is too common. Please choose another one'],
    ['QWERTYUIOP', 'This password is too common. Please choose another one'],
    ['aaaaaaaaaa', 'This password is too common. Please choose another one'],
    ['Ada@Example.com', 'Please do not use your name or e-mail address as password'],
  ])('%s: %s', (password, message) => {
    expect(checkNewPassword(password, ['ada', 'ada@example.com'])).toBe(message);
  });
});

describe('verifyPassword', () => {
  it('tells two passphrases apart that differ only after their 64th character', async () => {
    const start = 'a long passphrase that goes on and on, well beyond what others keep';
    const passwordHash = await hashPassword(`${start} 1`);
    expect(await verifyPassword(passwordHash, `${start} 1`)).toBe(true);
    expect(await verifyPassword(passwordHash, `${start} 2`)).toBe(false);
  });

  it('is false without an account, for the password of any', async () => {
    expect(await verifyPassword(undefined, 'anything at all')).toBe(false);
  });
});
