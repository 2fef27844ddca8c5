import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mails are being sent, so that all others can be taken back. */
export class LeasesOfMails1797800000000 implements MigrationInterface {
  name = 'LeasesOfMails1797800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD lease_until timestamptz');
    // What a backend of the version before sends just now.
    await runner.query(
      `UPDATE mails SET lease_until = next_attempt_at
       WHERE status = 'queued' AND attempts > 0 AND next_attempt_at BETWEEN now() AND now() + interval '300 seconds'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP lease_until');
  }
}
