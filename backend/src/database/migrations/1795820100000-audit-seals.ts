import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A hash chain over the audit log, made behind those who write it. */
export class AuditSeals1795820100000 implements MigrationInterface {
  name = 'AuditSeals1795820100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_seals');
  }
}

const UP = [
  `CREATE TABLE audit_seals (
    number integer CONSTRAINT pk_audit_seals PRIMARY KEY,
    last_id bigint NOT NULL CONSTRAINT uq_audit_seals_last_id UNIQUE,
    entry_count integer NOT NULL,
    entries_digest char(64) NOT NULL,
    digest char(64) NOT NULL,
    sealed_at timestamptz NOT NULL
  )`,
  `CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];
