import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that are sent at a time of their own, and mails for calendars. */
export class MailsWithATime1795920000000 implements MigrationInterface {
  name = 'MailsWithATime1795920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mails ADD calendar text, ADD due_at timestamptz NOT NULL DEFAULT now()`);
    await runner.query(`UPDATE mails SET due_at = created_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mails DROP COLUMN due_at, DROP COLUMN calendar`);
  }
}
