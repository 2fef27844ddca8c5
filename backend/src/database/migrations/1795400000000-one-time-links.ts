import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that are sent by mail and work once. */
export class OneTimeLinks1795400000000 implements MigrationInterface {
  name = 'OneTimeLinks1795400000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE one_time_links`);
  }
}

const UP = [
  `CREATE TABLE one_time_links (
    token_hash varchar(64) CONSTRAINT pk_one_time_links PRIMARY KEY,
    purpose varchar(40) NOT NULL,
    subject_id uuid NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  `CREATE INDEX ix_one_time_links_subject ON one_time_links (subject_id, purpose)`,
  `CREATE INDEX ix_one_time_links_expires ON one_time_links (expires_at)`,
];
