import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that many get leave after all others that are due. Outside a transaction, since mails are written meanwhile. */
export class OrderOfDueMails1798800000000 implements MigrationInterface {
  name = 'OrderOfDueMails1798800000000';
  transaction = false;

  /** Broken off, it starts again. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_mails_due');
    await runner.query(
      `CREATE INDEX CONCURRENTLY ix_mails_due ON mails ((unsubscribe_url IS NOT NULL), next_attempt_at) WHERE status = 'queued'`,
    );
  }

  /** In a transaction: TypeORM undoes nothing outside one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_mails_due');
    await runner.query(`CREATE INDEX ix_mails_due ON mails (next_attempt_at) WHERE status = 'queued'`);
  }
}
