import { randomInt } from 'node:crypto';

/** Digits and letters that nobody confuses when they are read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP_LENGTH = 4;

/** A random code such as 7F3K-9QXA, of `groups` groups of four characters out of 31. */
export function readableCode(groups: number): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
