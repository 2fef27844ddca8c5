import type { EntityManager } from 'typeorm';
import { AuditEntry } from '../audit-entry.entity.js';

/** A removal of entries, as the audit log itself records it: the entries of the seals from one number to another. */
export interface Pruning {
  firstSeal: number;
  lastSeal: number;
  /** How many entries of these seals stayed because they are never pruned; `digest` is theirs. */
  kept: number;
  digest: string;
  /** How many entries were removed. */
  left: number;
}

/** All removals, in the order of their seals. */
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

/** The audit entry that records a removal. */
export const pruningEntry = ({ firstSeal, lastSeal, kept, digest, left }: Pruning) =>
  ({
    actorId: null,
    action: 'log.pruned',
    objectType: 'log',
    objectId: lastSeal,
    data: { left: String(left), kept: String(kept), first_seal: String(firstSeal), digest },
  }) as const;
