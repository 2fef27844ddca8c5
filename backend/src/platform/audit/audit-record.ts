import type { AuditAction, AuditObject } from '@smash/contract';

/** An entry of the audit log before it is written. */
export interface AuditRecord {
  /** Id of the administrator who acts, or null for a visitor or the system. */
  actorId: string | null;
  action: AuditAction;
  objectType: AuditObject;
  objectId: string | number;
  data?: Record<string, string>;
}
