import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withCleanUp } from '../clean-up.mjs';
import { loadSecrets, openDataFolder } from '../data-folder.mjs';
import { ExpectedError } from '../errors.mjs';
import { lockDataFolder, lockedBy } from '../instance-lock.mjs';
import { inRoot } from '../paths.mjs';
import { print } from '../progress.mjs';
import { connectDatabase } from '../start/connect-database.mjs';
import { databaseFolder, runningDatabase } from '../start/database.mjs';
import { serverEnvironment } from '../start/environment.mjs';
import { readOptions } from '../start/options.mjs';

const help = `Runs a command for operators (docs/operations.md#commands) on the data of npm start, whether that runs or not.

  npm run command                                           the list of commands
  npm run command -- verify-files
  npm run --silent command -- reset-password ada            reads the password from standard input

The same environment variables as for npm start choose the data: DATA_PATH, DATABASE_URL, S3_ENDPOINT and so on.`;

const cli = inRoot('backend', 'dist', 'cli', 'run-command.js');

/** Holder of the lock on the data folder while a command runs without a server. */
const SELF = 'the command line';

/** Connection string of the database with the role that owns it. Starts the embedded database unless it runs. */
async function findDatabase(options, secrets, cleanUp) {
  const { databaseUrl, dataFolder } = options;
  if (databaseUrl) return databaseUrl;
  const holder = await lockedBy(dataFolder);
  if (holder === SELF)
    throw new ExpectedError('Another command is running. Run this one when that has ended.');
  if (holder !== undefined) return runningDatabase(dataFolder, secrets.POSTGRES_PASSWORD);
  cleanUp.add(await lockDataFolder(dataFolder, SELF));
  const hooks = { cleanUp, onLost: () => print('  ✗ PostgreSQL ended unexpectedly.') };
  return (await connectDatabase(options, secrets, hooks)).DATABASE_OWNER_URL;
}

async function findEnvironment(cleanUp) {
  const wanted = readOptions([], process.env);
  if (!existsSync(path.join(wanted.dataFolder, 'secrets.json')))
    throw new ExpectedError(
      `There is no data in ${wanted.dataFolder}. Run npm start first, or set DATA_PATH.`,
    );
  const options = { ...wanted, dataFolder: await openDataFolder(wanted) };
  const secrets = await loadSecrets(options.dataFolder, databaseFolder(options.dataFolder));
  const database = { DATABASE_URL: await findDatabase(options, secrets, cleanUp) };
  return serverEnvironment(options, { secrets, database, given: process.env });
}

/** @param {string[]} args */
export async function main(args) {
  if (args[0] === '--help') {
    print(help);
    return 0;
  }
  if (!existsSync(cli)) throw new ExpectedError('The commands are not built yet. Run npm start first.');
  const run = async (environment) => {
    const { runCommand } = await import(pathToFileURL(cli).href);
    return runCommand(args, environment, { stdin: process.stdin, console });
  };
  if (args.length === 0) return run({});
  // The backend is loaded late, so that a missing database is reported without that wait.
  return withCleanUp(async (cleanUp) => run(await findEnvironment(cleanUp)));
}
