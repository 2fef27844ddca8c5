import { DataSource } from 'typeorm';
import type { Environment } from '../config/environment.js';
import { dataSourceOptions } from './data-source-options.js';

/** Any number; held while migrating, so that replicas starting together take turns. */
const MIGRATION_LOCK = 7_305_000;

/** Brings the database to the schema of this version. Other processes with the same idea wait. */
export async function migrate(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
): Promise<void> {
  const options = dataSourceOptions(environment);
  const dataSource = await new DataSource({
    ...options,
    extra: { connectionTimeoutMillis: 10_000 },
  }).initialize();
  try {
    const lock = dataSource.createQueryRunner();
    try {
      await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await dataSource.runMigrations({ transaction: 'each' });
      await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    } finally {
      await lock.release();
    }
  } finally {
    await dataSource.destroy();
  }
}
