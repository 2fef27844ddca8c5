import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from '../make-index.js';

/** What HR writes leaves after the other mails that somebody waits for. Outside a transaction, since mails are written meanwhile. */
export class OrderOfKeptMails1798910000000 implements MigrationInterface {
  name = 'OrderOfKeptMails1798910000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceIndex(
      runner,
      'ix_mails_due',
      `mails ((unsubscribe_url IS NOT NULL), is_kept, next_attempt_at) WHERE status = 'queued'`,
    );
  }

  /** In a transaction: TypeORM undoes nothing outside one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_mails_due');
    await runner.query(
      `CREATE INDEX ix_mails_due ON mails ((unsubscribe_url IS NOT NULL), next_attempt_at) WHERE status = 'queued'`,
    );
  }
}
