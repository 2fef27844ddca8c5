import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCluster } from '../postgres/cluster.mjs';
import { ensureDatabase, withRole } from '../postgres/databases.mjs';

const databaseName = 'smash';
/** Serves; the server makes it when it migrates. */
const servingRole = 'smash_backend';

/** Where the embedded database of a data folder lives. @param {string} dataFolder */
export const databaseFolder = (dataFolder) => path.join(dataFolder, 'postgres');

/**
 * Starts the embedded PostgreSQL of a data folder, on the port of its last start if that is still free.
 * @param {string} dataFolder
 * @param {{ owner: string, serving: string }} passwords of the two roles
 */
export async function startEmbeddedDatabase(dataFolder, passwords) {
  const portFile = path.join(dataFolder, 'postgres-port');
  const lastPort = Number(await readFile(portFile, 'utf8').catch(() => '')) || undefined;
  const cluster = await startCluster({
    folder: databaseFolder(dataFolder),
    logFile: path.join(dataFolder, 'postgres.log'),
    password: passwords.owner,
    port: lastPort,
  });
  await writeFile(portFile, String(cluster.port));
  await ensureDatabase(cluster, databaseName);
  const ownerUrl = cluster.url(databaseName);
  return { ...cluster, ownerUrl, databaseUrl: withRole(ownerUrl, servingRole, passwords.serving) };
}
