import { buildParts } from '../builds/build.mjs';
import { serverParts } from '../builds/parts.mjs';
import { untilStopped } from '../clean-up.mjs';
import { loadSecrets, openDataFolder } from '../data-folder.mjs';
import { installIfNeeded } from '../install.mjs';
import { lockDataFolder, requireUnlocked } from '../instance-lock.mjs';
import { stopAll } from '../processes.mjs';
import { print } from '../progress.mjs';
import { freePort } from '../ports.mjs';
import { requireFreePort } from '../start/checks.mjs';
import { connectDatabase } from '../start/connect-database.mjs';
import { databaseFolder } from '../start/database.mjs';
import { serverEnvironment } from '../start/environment.mjs';
import { readOptions } from '../start/options.mjs';
import { devPrograms, startDevProgram } from './processes.mjs';

const help = `Runs everything with hot reload: the API restarts when its code changes, both sites update in the browser.

  npm run dev                     API on http://localhost:8080, data in .data/
  npm run dev -- --port 9000      the options of npm start (npm start -- --help)

Ctrl-C stops everything.`;

const welcome = (ports, apiUrl) => `
  Site     http://localhost:${ports.site}/
  Portal   http://localhost:${ports.portal}/hidden-portal/
  API      ${apiUrl}/api/docs
`;

async function startEverything(wanted, cleanUp) {
  const options = { ...wanted, dataFolder: await openDataFolder(wanted) };
  const { dataFolder, port, host } = options;
  const apiUrl = `http://localhost:${port}`;
  await requireUnlocked(dataFolder);
  await requireFreePort(port, host);
  cleanUp.add(await lockDataFolder(dataFolder, apiUrl));
  const secrets = await loadSecrets(dataFolder, databaseFolder(dataFolder));
  await installIfNeeded();
  await buildParts({ only: serverParts });

  const onLost = () => {
    print('  ✗ PostgreSQL ended unexpectedly. Stopping.');
    cleanUp.run().finally(() => process.exit(1));
  };
  const database = await connectDatabase(options, secrets, { cleanUp, onLost });
  const given = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' };
  const environment = serverEnvironment(options, { secrets, database, given });
  // The sites come from their own servers here.
  const apiEnvironment = { ...environment, SITE_PUBLIC_PATH: '', SITE_ADMIN_PATH: '' };
  const ports = { site: await freePort(5173), portal: await freePort(5174) };
  const onEnd = (name, code) => {
    if (!cleanUp.isRunning) print(`  ✗ ${name} ended (${code}): fix it, then start npm run dev again.`);
  };
  // Registered after the database, so that they end before it.
  cleanUp.add(stopAll);
  for (const program of devPrograms({ ports, serverEnvironment: apiEnvironment, apiUrl })) {
    await startDevProgram(program, onEnd);
  }
  print(welcome(ports, apiUrl));
}

/** @param {string[]} args */
export async function main(args) {
  const options = readOptions(args, process.env);
  if (options.isHelp) {
    print(help);
    return 0;
  }
  return untilStopped((cleanUp) => startEverything(options, cleanUp), 0);
}
