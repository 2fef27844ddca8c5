import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes of the lists hold what the lists show: applications that are not removed. One more is for the figures. */
export class VisibleApplications1795301000000 implements MigrationInterface {
  name = 'VisibleApplications1795301000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of LIST_INDEXES) {
      await runner.query(`DROP INDEX ${name}`);
      await runner.query(`CREATE INDEX ${name} ON applications ${definition} WHERE removed_at IS NULL`);
    }
    await runner.query(
      `CREATE INDEX ix_applications_figures ON applications (applied_at)
       INCLUDE (job_id, status, first_reviewed_at) WHERE removed_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_applications_figures');
    for (const [name, definition] of LIST_INDEXES) {
      await runner.query(`DROP INDEX ${name}`);
      await runner.query(`CREATE INDEX ${name} ON applications ${definition}`);
    }
  }
}

/** They carry the search text so that a search for a frequent name is counted within the index. */
const LIST_INDEXES = [
  ['ix_applications_applied', '(applied_at DESC, id DESC) INCLUDE (search_text)'],
  ['ix_applications_status', '(status, applied_at DESC, id DESC) INCLUDE (search_text)'],
  ['ix_applications_job', '(job_id, applied_at DESC, id DESC) INCLUDE (search_text)'],
  ['ix_applications_job_status', '(job_id, status, applied_at DESC, id DESC) INCLUDE (search_text)'],
  ['ix_applications_last_name', '(last_name, id)'],
  ['ix_applications_email', '(email, id)'],
  ['ix_applications_search', 'USING gin (search_text gin_trgm_ops)'],
] as const;
