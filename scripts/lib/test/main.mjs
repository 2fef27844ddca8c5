import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildParts } from '../builds/build.mjs';
import { parts, serverParts } from '../builds/parts.mjs';
import { CleanUp } from '../clean-up.mjs';
import { installIfNeeded } from '../install.mjs';
import { print, step } from '../progress.mjs';
import { stopAll } from '../processes.mjs';
import { help, readOptions } from './options.mjs';
import { prepareRequirements } from './requirements.mjs';
import { apiStage, browserStage, checkStage, runStage, unitStage } from './stages.mjs';
import { startServices } from './start-services.mjs';
import { summarize } from './summary.mjs';

const defaultLimitMinutes = 80;

/** A folder that PostgreSQL's own user can pass through; gone when the tests end. */
async function makeFolder(cleanUp) {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-test-'));
  cleanUp.add(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  cleanUp.add(stopAll);
  await chmod(folder, 0o711);
  return folder;
}

async function runServerStages(context) {
  const { stages, cleanUp } = context;
  if (!stages.has('api') && !stages.has('e2e')) return [];
  const services = await runStage('test servers', () =>
    step('Start what the tests share', () =>
      cleanUp.addStarting(startServices({ withSites: stages.has('e2e') }), (started) => started.stop()),
    ),
  );
  if ('failed' in services) return [services];
  const { SITE_PUBLIC_PATH, SITE_ADMIN_PATH, ...environment } = services.environment;
  const sites = { SITE_PUBLIC_PATH, SITE_ADMIN_PATH };
  // Side by side: each waits half of its time for a mail, a lock or a page, and the other uses the processors meanwhile.
  const running = [];
  if (stages.has('api')) running.push(runStage('API tests', () => apiStage(context, environment)));
  if (stages.has('e2e')) {
    running.push(runStage('browser tests', () => browserStage(context, { ...environment, ...sites })));
  }
  return Promise.all(running);
}

async function runAll({ stages, filters }, cleanUp) {
  await installIfNeeded();
  const requirements = await prepareRequirements(stages);
  const needsServer = stages.has('api') || stages.has('check');
  await buildParts({ only: stages.has('e2e') ? parts : needsServer ? serverParts : parts.slice(0, 1) });
  const context = { stages, filters, folder: await makeFolder(cleanUp), cleanUp, requirements };
  const outcomes = [];
  if (stages.has('check')) outcomes.push(await runStage('checks', checkStage));
  if (stages.has('unit')) outcomes.push(await runStage('unit tests', () => unitStage(context)));
  outcomes.push(...(await runServerStages(context)));
  return outcomes;
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
    else await step('Stop what the tests started', () => cleanUp.run());
  }
  return summarize(outcomes);
}
