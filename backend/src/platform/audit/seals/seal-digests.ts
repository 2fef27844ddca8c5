import { createHash } from 'node:crypto';
import { sha256 } from '../../text/sha256.js';
import type { AuditSeal } from './audit-seal.entity.js';

/** Stands for the previous digest in the first seal. */
export const NO_SEAL = '0'.repeat(64);

/** SHA-256 of entries, each a line of canonical JSON, in the order of their ids. */
export function digestOfEntries(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${line}\n`);
  return hash.digest('hex');
}

/** SHA-256 of a seal. @param former digest of the previous seal; NO_SEAL for the first */
export function digestOfSeal(former: string, seal: Omit<AuditSeal, 'digest'>): string {
  const { number, lastId, entryCount, entriesDigest, sealedAt } = seal;
  const fields = [former, number, lastId, entryCount, entriesDigest, sealedAt.toISOString()];
  return sha256(JSON.stringify(fields));
}
