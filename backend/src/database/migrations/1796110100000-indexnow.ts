import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What search engines were told of the page of each job. */
export class IndexNow1796110100000 implements MigrationInterface {
  name = 'IndexNow1796110100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE indexnow_pages (
      job_id integer CONSTRAINT pk_indexnow_pages PRIMARY KEY,
      state varchar(20) NOT NULL,
      told_state varchar(20),
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now()
    )`);
    await runner.query(
      'CREATE INDEX ix_indexnow_pages_due ON indexnow_pages (next_attempt_at) WHERE told_state IS DISTINCT FROM state',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE indexnow_pages');
  }
}
