import type { AuditAction, AuditObject } from '@smash/contract';

/** An entry of the audit log before it is written. */
export interface AuditRecord {
  /** Id of the account that acts; null for a visitor, an applicant or the system. */
  actorId: string | null;
  action: AuditAction;
  objectType: AuditObject;
  objectId: string | number;
  data?: Record<string, string>;
}
