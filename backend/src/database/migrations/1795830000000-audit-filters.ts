import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE INDEX ix_audit_log_at ON audit_log (at, id)`,
  `CREATE INDEX ix_audit_log_action ON audit_log (action, at, id)`,
  `CREATE INDEX ix_audit_log_actor ON audit_log (actor_id, action, at, id)`,
  `DROP INDEX ix_audit_log_object`,
  `CREATE INDEX ix_audit_log_object ON audit_log (object_id, object_type, at, id)`,
];

const DOWN = [
  `DROP INDEX ix_audit_log_object`,
  `CREATE INDEX ix_audit_log_object ON audit_log (object_type, object_id, id)`,
  `DROP INDEX ix_audit_log_actor`,
  `DROP INDEX ix_audit_log_action`,
  `DROP INDEX ix_audit_log_at`,
];

/** The orders in which the audit log is read: by time, and within an action, an account or a thing by time. */
export class AuditFilters1795830000000 implements MigrationInterface {
  name = 'AuditFilters1795830000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
