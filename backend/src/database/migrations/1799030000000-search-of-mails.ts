import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeIndex } from '../make-index.js';

/** For searches in the portal's list of mails; outside a transaction, since mails are written meanwhile. */
export class SearchOfMails1799030000000 implements MigrationInterface {
  name = 'SearchOfMails1799030000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await makeIndex(
      runner,
      'ix_mails_search',
      'mails USING gin (recipient gin_trgm_ops, subject gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_mails_search');
  }
}
