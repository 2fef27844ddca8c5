import { randomInt } from 'node:crypto';

/** Digits and letters that nobody mistakes for one another when read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP_LENGTH = 4;

/** A random code such as 7F3K-9QXA, with so many groups of four; 31 characters to choose from for each. */
export function readableCode(groups: number): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
