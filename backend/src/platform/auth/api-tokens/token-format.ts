import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Prefix of every API token, by which scanners for leaked secrets know one. */
const PREFIX = 'smt_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 bits of entropy. */
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
/** Enough for people to tell tokens apart, too little to help anyone guess one. */
const HINT_LENGTH = PREFIX.length + 4;

const SHAPE = new RegExp(`^${PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** Makes `smt_`, 32 random letters and digits, and their CRC-32 in base 62. */
export function makeToken(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return PREFIX + secret + checksumOf(secret);
}

/** Whether a bearer token has the prefix of an API token. */
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);

/** Whether the checksum fits, so the token was typed or copied whole; says nothing of whether it was ever issued. */
export function isWhole(token: string): boolean {
  const [, secret, checksum] = SHAPE.exec(token) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/** The beginning of a token, which the portal shows. */
export const hintOf = (token: string): string => token.slice(0, HINT_LENGTH);

function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let digits = '';
  while (digits.length < CHECKSUM_LENGTH) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}
