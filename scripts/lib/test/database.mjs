import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { node } from '../node.mjs';
import { inRoot } from '../paths.mjs';
import { startCluster } from '../postgres/cluster.mjs';
import { ensureDatabase, withRole } from '../postgres/databases.mjs';
import { runOrFail } from '../run.mjs';

const templateName = 'smash_template';
/** Role that backends under test serve with, as in production; tests read the database as its owner. */
const servingRole = 'smash_backend';

/** Starts the backend once, which migrates, and stops it. */
const migrateProgram = `
  const { startServer } = await import(${JSON.stringify(pathToFileURL(inRoot('backend', 'dist', 'server.js')).href)});
  const server = await startServer();
  await server.close();
  process.exit(0);
`;

/**
 * Starts a PostgreSQL that lives as long as the tests.
 * @param {string} folder
 */
export const startTestDatabase = (folder) =>
  startCluster({
    folder: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    password: randomBytes(16).toString('hex'),
    isDisposable: true,
  });

/**
 * Makes the migrated, empty database that the database of each test file is copied from.
 * @param {import('../postgres/cluster.mjs').Cluster} cluster
 * @param {{ folder: string, environment: Record<string, string> }} options environment: of a backend under test
 * @returns {Promise<Record<string, string>>} variables that tests/support/servers/test-database.ts reads
 */
export async function createTemplate(cluster, { folder, environment }) {
  await ensureDatabase(cluster, templateName);
  const servingPassword = randomBytes(16).toString('hex');
  await runOrFail(node(), ['--input-type=module', '--eval', migrateProgram], {
    env: {
      ...process.env,
      ...environment,
      DATABASE_URL: withRole(cluster.url(templateName), servingRole, servingPassword),
      DATABASE_OWNER_URL: cluster.url(templateName),
      MIGRATE_ON_START: 'true',
      STORAGE: 'disk',
      STORAGE_PATH: path.join(folder, 'template-files'),
      UPLOAD_PATH: path.join(folder, 'template-uploads'),
    },
    failure: 'The backend does not start on an empty database:',
  });
  return {
    TEST_DATABASE_URL: cluster.url('postgres'),
    TEST_SERVING_DATABASE_URL: withRole(cluster.url('postgres'), servingRole, servingPassword),
    TEST_DATABASE_TEMPLATE: templateName,
  };
}
