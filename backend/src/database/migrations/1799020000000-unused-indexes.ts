import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * No statement sorts mails by time alone, or asks for members by state: these indexes were only written. Outside a
 * transaction, since mails are written meanwhile.
 */
export class UnusedIndexes1799020000000 implements MigrationInterface {
  name = 'UnusedIndexes1799020000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const name of ['ix_mails_created', 'ix_members_state'])
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX ix_mails_created ON mails (created_at DESC, id DESC)');
    await runner.query('CREATE INDEX ix_members_state ON members (state)');
  }
}
