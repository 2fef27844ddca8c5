import { pathToFileURL } from 'node:url';
import { buildParts } from '../builds/build.mjs';
import { untilStopped } from '../clean-up.mjs';
import { ExpectedError, messageOf } from '../errors.mjs';
import { loadSecrets, openDataFolder } from '../data-folder.mjs';
import { installIfNeeded } from '../install.mjs';
import { lockDataFolder, requireUnlocked } from '../instance-lock.mjs';
import { inRoot } from '../paths.mjs';
import { print, step } from '../progress.mjs';
import { capture } from '../run.mjs';
import { requireFreePort } from './checks.mjs';
import { connectDatabase } from './connect-database.mjs';
import { databaseFolder } from './database.mjs';
import { serverEnvironment } from './environment.mjs';
import { help, readOptions } from './options.mjs';
import { welcome } from './welcome.mjs';

/** Codes of Node and PostgreSQL for: no server, wrong password, no such database, no permission. */
const connectionErrors = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28\w{3}|3D000|42501)$/;

async function startBackend() {
  const { startServer } = await import(pathToFileURL(inRoot('backend', 'dist', 'server.js')).href);
  try {
    return await startServer();
  } catch (error) {
    if (error.name === 'ConfigurationError') throw new ExpectedError(error.message);
    if (!connectionErrors.test(error.code ?? '')) throw error;
    throw new ExpectedError(
      `The server cannot connect to the database (${messageOf(error) || error.code}): check --database-url or DATABASE_URL.`,
    );
  }
}

/** Only reads, so the clone may belong to another user. */
const askGit = (...args) => capture('git', ['-c', 'safe.directory=*', ...args]);

/** The checked-out commit; undefined for a release, and where there is no repository or no git. */
async function sourceCommit() {
  const release = await askGit('describe', '--exact-match', '--match', 'v*');
  if (release.code === 0) return undefined;
  const commit = await askGit('rev-parse', '--short=8', 'HEAD');
  return commit.code === 0 ? commit.stdout.trim() : undefined;
}

async function startEverything(wanted, cleanUp) {
  const options = { ...wanted, dataFolder: await openDataFolder(wanted) };
  const { dataFolder, port, host } = options;
  const url = options.publicUrl ?? `http://localhost:${port}`;
  await requireUnlocked(dataFolder);
  await requireFreePort(port, host);
  cleanUp.add(await lockDataFolder(dataFolder, url));
  const secrets = await loadSecrets(dataFolder, databaseFolder(dataFolder));

  await installIfNeeded();
  if (options.publicUrl) process.env.PUBLIC_URL = options.publicUrl;
  await buildParts();

  const onLost = () => {
    print(`  ✗ PostgreSQL ended unexpectedly; ${dataFolder}/postgres.log says why. Stopping.`);
    cleanUp.run().finally(() => process.exit(1));
  };
  const database = await connectDatabase(options, secrets, { cleanUp, onLost });
  const given = { SOURCE_COMMIT: (await sourceCommit()) ?? '', ...process.env };
  Object.assign(process.env, serverEnvironment(options, { secrets, database, given }));
  const { nextStep } = await step('Start the server', () =>
    cleanUp.addStarting(startBackend(), (server) => server.close()),
  );
  delete process.env.DATABASE_OWNER_URL;
  print(welcome(url, options, nextStep));
}

/** @param {string[]} args */
export async function main(args) {
  const options = readOptions(args, process.env);
  if (options.isHelp) {
    print(help);
    return 0;
  }
  return untilStopped((cleanUp) => startEverything(options, cleanUp), 130);
}
