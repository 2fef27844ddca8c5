import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a batch told stands in the history of the applications, with what each mail tells of. */
export class ToldByHistory1796020000000 implements MigrationInterface {
  name = 'ToldByHistory1796020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_batches DROP told_ids');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_batches ADD told_ids uuid[] NOT NULL DEFAULT '{}'`);
  }
}
