import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a mail was taken back that was being sent just then: it may arrive, but is not tried again. */
export class MailsTakenBack1798400000000 implements MigrationInterface {
  name = 'MailsTakenBack1798400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD taken_back_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP taken_back_at');
  }
}
