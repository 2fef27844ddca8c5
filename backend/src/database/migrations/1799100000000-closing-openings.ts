import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs whose closing has changed some of the mails that wait, so that it is finished even if they open again. */
export class ClosingOpenings1799100000000 implements MigrationInterface {
  name = 'ClosingOpenings1799100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_alert_openings ADD is_closing boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_alert_openings DROP is_closing');
  }
}
