import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that are cancelled together, and those whose text stays as long as the application. */
export class KeptMails1795910000000 implements MigrationInterface {
  name = 'KeptMails1795910000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_mails_group');
    await runner.query('ALTER TABLE mails DROP is_kept, DROP group_id');
  }
}

const UP = [
  `ALTER TABLE mails ADD group_id uuid, ADD is_kept boolean NOT NULL DEFAULT false`,
  `CREATE INDEX ix_mails_group ON mails (group_id, status) WHERE group_id IS NOT NULL`,
];
