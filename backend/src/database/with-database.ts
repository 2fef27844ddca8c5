import { DataSource } from 'typeorm';
import type { Environment } from '../platform/config/environment.js';
import { commandOptions } from './data-source-options.js';

/** Runs a function with a connection to the database, without the rest of the application. */
export async function withDatabase<T>(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
  use: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await new DataSource(commandOptions(environment)).initialize();
  try {
    return await use(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
