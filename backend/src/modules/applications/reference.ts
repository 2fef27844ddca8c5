import { randomInt } from 'node:crypto';

/** Digits and letters that nobody mistakes for one another when read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP_LENGTH = 4;

/** A reference such as SMT-7F3K-9QXA. Random, not secret: it opens nothing. 31^8 of them; the database keeps them unique. */
export function makeReference(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `SMT-${group()}-${group()}`;
}
