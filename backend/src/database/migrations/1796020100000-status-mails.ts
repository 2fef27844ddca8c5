import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a job tells applicants of by itself. */
export class StatusMails1796020100000 implements MigrationInterface {
  name = 'StatusMails1796020100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs ADD status_mails json NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP status_mails');
  }
}
