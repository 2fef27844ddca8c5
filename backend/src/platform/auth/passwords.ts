import { hash, verify } from '@node-rs/argon2';
import { checkPasswordLength } from '@smash/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { ValidationException } from '../errors/api-exception.js';

/** Shortest password; the policy page recommends 15 or more (docs/requirements/server.md#r-5). */
export const PASSWORD_MIN_LENGTH = 8;
/** Longest password. Passphrases of 64 are supported by policy; nothing is ever cut off. */
export const PASSWORD_MAX_LENGTH = 256;

/** One hash takes 19 MiB: no more than this many at once, so that a flood of logins cannot fill the memory. */
const hashing = pLimit(4);
const commonPasswords = new Set<string | number>(dictionary['passwords-common']);

/** Hash of a random text: checked for unknown users, so that they take as long as known ones. */
const decoy = hash(crypto.randomUUID());

export async function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password.normalize('NFC')));
}

/** Whether the password fits the hash; without a hash it takes the same time and is false. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const reference = passwordHash ?? (await decoy);
  const fits = await hashing(() => verify(reference, password.normalize('NFC')));
  return fits && passwordHash !== undefined;
}

/** What is wrong with a chosen password, or undefined. */
export function checkNewPassword(password: string, personal: string[]): string | undefined {
  const lengthMessage = checkPasswordLength(password);
  if (lengthMessage) return lengthMessage;
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower) || new Set(lower).size < 3) {
    return 'This password is too common. Please choose another one';
  }
  const isPersonal = personal.some((text) => text.length > 0 && lower === text.toLowerCase());
  return isPersonal ? 'Please do not use your name or e-mail address as password' : undefined;
}

/** @throws ValidationException at the field when a chosen password will not do */
export function assertAcceptable(password: string, personal: string[], field = 'password'): void {
  const message = checkNewPassword(password, personal);
  if (message) throw ValidationException.at(['body', field], message, 'weak_password');
}
