import type { AuditAction } from '@smash/contract';
import type { ApiApp } from './app.js';

/** A row of the audit log. */
export interface AuditRow {
  actor_id: string | null;
  action: AuditAction;
  object_type: string;
  object_id: string;
  data: Record<string, string>;
}

/** Starts to follow the audit log. @returns reads the rows that were added since, in the order of writing */
export async function followAudit(app: Pick<ApiApp, 'query'>): Promise<() => Promise<AuditRow[]>> {
  const [last] = await app.query<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM audit_log');
  return () =>
    app.query<AuditRow>(
      'SELECT actor_id, action, object_type, object_id, data FROM audit_log WHERE id > $1 ORDER BY id',
      [last?.id],
    );
}

/** Rows that an action has added to the audit log when it resolves. */
export async function auditOf(
  app: Pick<ApiApp, 'query'>,
  action: () => Promise<unknown>,
): Promise<AuditRow[]> {
  const added = await followAudit(app);
  await action();
  return added();
}

/** Runs something while nothing can be written into the audit log. */
export async function withBrokenAuditLog(
  app: Pick<ApiApp, 'query'>,
  action: () => Promise<void>,
): Promise<void> {
  await app.query('ALTER TABLE audit_log ADD CONSTRAINT broken CHECK (id < 0) NOT VALID');
  try {
    await action();
  } finally {
    await app.query('ALTER TABLE audit_log DROP CONSTRAINT broken');
  }
}
