import { step } from '../progress.mjs';
import { startEmbeddedDatabase } from './database.mjs';

/**
 * Connection strings of the database: the given one, or those of the embedded PostgreSQL, which this starts.
 * @param {import('./options.mjs').StartOptions} options
 * @param {Record<string, string>} secrets
 * @param {{ cleanUp: import('../clean-up.mjs').CleanUp, onLost: () => void }} hooks onLost: the embedded one died
 * @returns {Promise<{ DATABASE_URL: string, DATABASE_OWNER_URL?: string }>} the second with the role that migrates
 */
export async function connectDatabase(options, secrets, { cleanUp, onLost }) {
  if (options.databaseUrl) return { DATABASE_URL: options.databaseUrl };
  const database = await step('Start PostgreSQL', () =>
    cleanUp.addStarting(
      startEmbeddedDatabase(options.dataFolder, {
        owner: secrets.POSTGRES_PASSWORD,
        serving: secrets.DATABASE_PASSWORD,
      }),
      (started) => started.stop(),
      (started) => started.kill(),
    ),
  );
  database.onUnexpectedEnd(onLost);
  return { DATABASE_URL: database.databaseUrl, DATABASE_OWNER_URL: database.ownerUrl };
}
