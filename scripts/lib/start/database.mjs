import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCluster } from '../postgres/cluster.mjs';
import { ensureDatabase } from '../postgres/databases.mjs';

const databaseName = 'smash';

/** Where the embedded database of a data folder lives. @param {string} dataFolder */
export const databaseFolder = (dataFolder) => path.join(dataFolder, 'postgres');

/**
 * Starts the embedded PostgreSQL of a data folder, on the port of its last start if that is still free.
 * @param {string} dataFolder
 * @param {string} password
 */
export async function startEmbeddedDatabase(dataFolder, password) {
  const portFile = path.join(dataFolder, 'postgres-port');
  const lastPort = Number(await readFile(portFile, 'utf8').catch(() => '')) || undefined;
  const cluster = await startCluster({
    folder: databaseFolder(dataFolder),
    logFile: path.join(dataFolder, 'postgres.log'),
    password,
    port: lastPort,
  });
  await writeFile(portFile, String(cluster.port));
  await ensureDatabase(cluster, databaseName);
  return { ...cluster, databaseUrl: cluster.url(databaseName) };
}
