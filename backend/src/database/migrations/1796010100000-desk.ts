import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits of the desk, and the indexes behind its numbers, the queues of jobs and the search by telephone. */
export class Desk1796010100000 implements MigrationInterface {
  name = 'Desk1796010100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_applications_dialled');
    await runner.query('DROP INDEX ix_applications_queues');
    await runner.query('DROP INDEX ix_applications_waiting');
    await runner.query('DROP TABLE desk_visits');
  }
}

const UP = [
  `CREATE TABLE desk_visits (
    account_id uuid CONSTRAINT pk_desk_visits PRIMARY KEY
      CONSTRAINT fk_desk_visits_account REFERENCES admins (id) ON DELETE CASCADE,
    since timestamptz NOT NULL,
    seen_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX ix_applications_waiting ON applications (applied_at DESC, id DESC)
     WHERE removed_at IS NULL AND withdrawn_at IS NULL AND status = 'pending'`,
  `CREATE INDEX ix_applications_queues ON applications (job_id, status)
     WHERE removed_at IS NULL AND withdrawn_at IS NULL`,
  `CREATE INDEX ix_applications_dialled ON applications USING gin (phone_e164 gin_trgm_ops)`,
];
