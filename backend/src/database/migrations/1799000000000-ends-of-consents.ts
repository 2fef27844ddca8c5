import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeIndex } from '../make-index.js';

/**
 * Consents of the talent pool that end soon, and applications outside the pool by job, for what is asked each minute. Outside a
 * transaction, since applications are taken meanwhile.
 */
export class EndsOfConsents1799000000000 implements MigrationInterface {
  name = 'EndsOfConsents1799000000000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) await makeIndex(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}

const INDEXES = {
  ix_applications_pool_ending: `applications (pool_until, pool_reminded_at)
    WHERE removed_at IS NULL AND pool_until IS NOT NULL`,
  ix_applications_outside_pool: 'applications (job_id) WHERE pool_until IS NULL',
};
