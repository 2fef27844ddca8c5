import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applications by assignee, the newest first; outside a transaction, since applications are taken meanwhile. */
export class IndexOfAssignees1796040000001 implements MigrationInterface {
  name = 'IndexOfAssignees1796040000001';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS ix_applications_assignee');
    await runner.query(`CREATE INDEX CONCURRENTLY ix_applications_assignee
      ON applications (assignee_id, applied_at DESC, id DESC) WHERE removed_at IS NULL AND assignee_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_applications_assignee');
  }
}
