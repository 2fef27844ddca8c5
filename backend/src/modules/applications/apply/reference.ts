import { readableCode } from '../../../platform/text/readable-code.js';

const PREFIX = 'SMT';

/**
 * A reference such as SMT-7F3K-9QXA. Random, not secret: it gives no access. One of 31^8; the database keeps them
 * unique.
 */
export function makeReference(): string {
  return `${PREFIX}-${readableCode(2)}`;
}

/**
 * Normalises a reference that a person typed, such as "smt 7f3k 9qxa". Any other text becomes one that nobody has.
 */
export function normalReference(written: string): string {
  const [, first = '', second = ''] =
    /^SMT(.{4})(.{4})$/.exec(written.toUpperCase().replace(/[^A-Z0-9]/g, '')) ?? [];
  return `${PREFIX}-${first}-${second}`;
}
