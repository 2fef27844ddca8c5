import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { ExpectedError } from '../errors.mjs';
import { addressOf, startCluster } from '../postgres/cluster.mjs';
import { ensureDatabase, withRole } from '../postgres/databases.mjs';

const databaseName = 'smash';
/** Role that the server serves with; the server makes it when it migrates. */
const servingRole = 'smash_backend';

/** Where the embedded database of a data folder lives. @param {string} dataFolder */
export const databaseFolder = (dataFolder) => path.join(dataFolder, 'postgres');

const portFile = (dataFolder) => path.join(dataFolder, 'postgres-port');

async function answersAt(port) {
  const socket = connect(port || 1, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Connection string of the embedded database that another process has started, with the role that owns it.
 * @param {string} dataFolder
 * @param {string} password of that role
 */
export async function runningDatabase(dataFolder, password) {
  const port = Number(await readFile(portFile(dataFolder), 'utf8').catch(() => ''));
  if (!(await answersAt(port)))
    throw new ExpectedError('npm start has not started its database yet. Try again when the site runs.');
  return addressOf({ port, password, database: databaseName });
}

/**
 * Starts the embedded PostgreSQL of a data folder, on the port of its last start if that is still free.
 * @param {string} dataFolder
 * @param {{ owner: string, serving: string }} passwords of the two roles
 */
export async function startEmbeddedDatabase(dataFolder, passwords) {
  const lastPort = Number(await readFile(portFile(dataFolder), 'utf8').catch(() => '')) || undefined;
  const cluster = await startCluster({
    folder: databaseFolder(dataFolder),
    logFile: path.join(dataFolder, 'postgres.log'),
    password: passwords.owner,
    port: lastPort,
  });
  await writeFile(portFile(dataFolder), String(cluster.port));
  await ensureDatabase(cluster, databaseName);
  const ownerUrl = cluster.url(databaseName);
  return { ...cluster, ownerUrl, databaseUrl: withRole(ownerUrl, servingRole, passwords.serving) };
}
