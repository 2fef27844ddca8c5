import { step } from '../progress.mjs';
import { startEmbeddedDatabase } from './database.mjs';

/**
 * The connection string of the database to use: the given one, or that of the embedded PostgreSQL, which is started.
 * @param {import('./options.mjs').StartOptions} options
 * @param {Record<string, string>} secrets
 * @param {{ cleanUp: import('../clean-up.mjs').CleanUp, onLost: () => void }} hooks onLost: the embedded one died
 * @returns {Promise<string>}
 */
export async function connectDatabase(options, secrets, { cleanUp, onLost }) {
  if (options.databaseUrl) return options.databaseUrl;
  const database = await step('Start PostgreSQL', () =>
    cleanUp.addStarting(
      startEmbeddedDatabase(options.dataFolder, secrets.POSTGRES_PASSWORD),
      (started) => started.stop(),
      (started) => started.kill(),
    ),
  );
  database.onUnexpectedEnd(onLost);
  return database.databaseUrl;
}
