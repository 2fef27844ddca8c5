import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came of a bulk action, kept when it ends: the rows of its applications go with these. */
export class CountsOfBulkActions1798930000000 implements MigrationInterface {
  name = 'CountsOfBulkActions1798930000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bulk_actions ADD counts jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bulk_actions DROP counts');
  }
}
