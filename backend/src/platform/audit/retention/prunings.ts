import type { EntityManager } from 'typeorm';
import { AuditEntry } from '../audit-entry.entity.js';

/** What the audit log itself tells of entries that left it: those of the seals from one to another. */
export interface Pruning {
  firstSeal: number;
  lastSeal: number;
  /** How many entries of these seals stayed, whatever their age, and their digest. */
  kept: number;
  digest: string;
  /** How many left. */
  left: number;
}

/** All of them, in the order of their seals. */
export async function findPrunings(manager: EntityManager): Promise<Pruning[]> {
  const entries = await manager.find(AuditEntry, { where: { action: 'log.pruned' }, order: { id: 'ASC' } });
  return entries.map(({ objectId, data }) => ({
    firstSeal: Number(data['first_seal']),
    lastSeal: Number(objectId),
    kept: Number(data['kept']),
    digest: data['digest'] ?? '',
    left: Number(data['left']),
  }));
}

/** As an entry. */
export const pruningEntry = ({ firstSeal, lastSeal, kept, digest, left }: Pruning) =>
  ({
    actorId: null,
    action: 'log.pruned',
    objectType: 'log',
    objectId: lastSeal,
    data: { left: String(left), kept: String(kept), first_seal: String(firstSeal), digest },
  }) as const;
