import { readableCode } from '../../../platform/text/readable-code.js';

const PREFIX = 'SMT';

/** A reference such as SMT-7F3K-9QXA. Random, not secret: it opens nothing. 31^8 of them; the database keeps them unique. */
export function makeReference(): string {
  return `${PREFIX}-${readableCode(2)}`;
}

/** A reference as it is stored, from how a person wrote it down: "smt 7f3k 9qxa". Anything else stays unknown. */
export function normalReference(written: string): string {
  const [, first = '', second = ''] =
    /^SMT(.{4})(.{4})$/.exec(written.toUpperCase().replace(/[^A-Z0-9]/g, '')) ?? [];
  return `${PREFIX}-${first}-${second}`;
}
