import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startBuilds } from '../builds/build.mjs';
import { parts, serverParts } from '../builds/parts.mjs';
import { CleanUp } from '../clean-up.mjs';
import { installIfNeeded } from '../install.mjs';
import { print, step } from '../progress.mjs';
import { stopAll } from '../processes.mjs';
import { makeTestFolder } from './folder.mjs';
import { help, readOptions } from './options.mjs';
import { prepareRequirements } from './requirements.mjs';
import { apiStage, browserStage, checkStage, runStage, unitStage } from './stages.mjs';
import { startServices } from './start-services.mjs';
import { summarize } from './summary.mjs';

const defaultLimitMinutes = 80;

/** Makes a folder that is removed when the tests end. */
async function makeFolder(cleanUp) {
  const folder = await makeTestFolder();
  cleanUp.add(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  cleanUp.add(stopAll);
  return folder;
}

/** Starts the services that API and browser tests share; one failed test when they do not start. */
const startServers = ({ cleanUp }) =>
  runStage('test servers', () =>
    step('Start the servers for the tests', () =>
      cleanUp.addStarting(startServices(), (started) => started.stop()),
    ),
  );

/**
 * Runs the chosen stages, two at a time: browser and API tests are idle for a third of their time or more, and the builds
 * before them use only one processor. Unit tests are never idle: they come last, beside what is left.
 */
async function runAll({ stages, filters }, cleanUp) {
  await installIfNeeded();
  const context = { stages, filters, folder: await makeFolder(cleanUp), cleanUp };
  // The two hundred processes share compiled code.
  process.env.NODE_COMPILE_CACHE = path.join(context.folder, 'compiled');
  const needsServer = ['check', 'api', 'e2e'].some((stage) => stages.has(stage));
  const withoutSites = needsServer ? serverParts : parts.slice(0, 1);
  const builds = startBuilds({ only: stages.has('e2e') ? parts : withoutSites });
  const until = (wanted) => Promise.all(wanted.map(({ name }) => builds.get(name)));
  const installing = prepareRequirements(stages);
  const starting = (async () => {
    await Promise.all([installing, until(withoutSites)]);
    return stages.has('api') || stages.has('e2e') ? startServers(context) : undefined;
  })();

  const runFirstRow = async () => {
    const outcomes = [];
    await Promise.all([installing, until(withoutSites)]);
    if (stages.has('check')) outcomes.push(await runStage('checks', checkStage));
    const servers = await starting;
    if (!servers) return outcomes;
    if ('failed' in servers) return [...outcomes, servers];
    if (!stages.has('api')) return outcomes;
    return [...outcomes, await runStage('API tests', () => apiStage(context, servers.environment))];
  };
  const runSecondRow = async () => {
    const outcomes = [];
    const [servers, { browser }] = await Promise.all([starting, installing, Promise.all(builds.values())]);
    if (servers && !('failed' in servers) && stages.has('e2e')) {
      const run = async () =>
        browserStage({ ...context, browser }, { ...servers.environment, ...(await servers.copySites()) });
      outcomes.push(await runStage('browser tests', run));
    }
    if (stages.has('unit')) outcomes.push(await runStage('unit tests', () => unitStage(context)));
    return outcomes;
  };
  return (await Promise.all([runFirstRow(), runSecondRow()])).flat();
}

/** @param {string[]} args */
export async function main(args) {
  const options = readOptions(args);
  if (options.isHelp) {
    print(help);
    return 0;
  }
  const cleanUp = new CleanUp();
  cleanUp.handleSignals(() => 130);
  const minutes = Number(process.env.TEST_TIME_LIMIT_MINUTES) || defaultLimitMinutes;
  const limit = setTimeout(() => {
    print(`\n  ✗ Not finished after ${minutes} minutes.`);
    cleanUp.run().finally(() => {
      print('\n0 passed, 1 failed');
      process.exit(1);
    });
  }, minutes * 60_000);
  let outcomes;
  try {
    outcomes = await runAll(options, cleanUp);
  } finally {
    clearTimeout(limit);
    if (cleanUp.isRunning) await new Promise(() => {});
    else await step('Stop the servers for the tests', () => cleanUp.run());
  }
  return summarize(outcomes);
}
