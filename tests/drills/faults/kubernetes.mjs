// Replaces and takes away pods of an installation on Kubernetes while visitors read and apply, and tells what failed: none of
// their requests may, but for those of a pod that is killed, and every acknowledged application has to be found afterwards, once.
// Run: node tests/drills/faults/kubernetes.mjs http://localhost:8080 2     (an address of the service nginx, RATE_LIMIT_FACTOR=1000 in its settings.env,
//      and ADMIN_SETUP_TOKEN of its secrets.env here; kubectl reaches the cluster; NAMESPACE, smash-technology)
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { percentile } from '../support/load.mjs';
import { letVisitorsIn } from '../load/visitors.mjs';

const [url = 'http://localhost:8080', rounds = '2'] = process.argv.slice(2);
const NAMESPACE = process.env.NAMESPACE ?? 'smash-technology';
const PATIENCE = '--timeout=10m';
const BETWEEN_MS = 10_000;

const run = promisify(execFile);
const kubectl = async (...args) => (await run('kubectl', ['--namespace', NAMESPACE, ...args])).stdout.trim();
const untilWhole = async () => {
  for (const each of ['backend', 'nginx']) await kubectl('rollout', 'status', `deployment/${each}`, PATIENCE);
};
const podOf = async (name) => {
  const selector = [
    '--selector',
    `app.kubernetes.io/name=${name}`,
    '--field-selector',
    'status.phase=Running',
  ];
  const [first] = (await kubectl('get', 'pods', ...selector, '--output', 'name')).split('\n');
  if (!first) throw new Error(`No ${name} runs.`);
  return first;
};

/** Steps of the drill, in this order; only `kill` may break requests off. */
const steps = {
  'new backends': () => kubectl('rollout', 'restart', 'deployment/backend'),
  'new nginx': () => kubectl('rollout', 'restart', 'deployment/nginx'),
  'backend deleted': async () => kubectl('delete', await podOf('backend')),
  'nginx deleted': async () => kubectl('delete', await podOf('nginx')),
};
const kill = async () => kubectl('delete', await podOf('backend'), '--grace-period=0', '--force');

await untilWhole();
const { seen, leave } = await letVisitorsIn(url, { readers: 3, applicants: 2 });
/** @param {string} what @param {() => Promise<unknown>} step @returns {Promise<number>} number of requests that failed during the step */
async function during(what, step) {
  const before = seen.failures.length;
  const start = performance.now();
  await step();
  await untilWhole();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  await delay(BETWEEN_MS);
  const failed = seen.failures.length - before;
  console.log(`${what}: whole after ${seconds} s, ${seen.requests} requests so far, ${failed} failed`);
  return failed;
}

let failed = 0;
for (let round = 1; round <= Number(rounds); round += 1) {
  for (const [what, step] of Object.entries(steps)) failed += await during(`${what} ${round}`, step);
}
for (let round = 1; round <= Number(rounds); round += 1) await during(`backend killed ${round}`, kill);
await leave();
console.log(`p99 ${percentile(seen.milliseconds, 0.99).toFixed(0)} ms`);
process.exitCode = failed === 0 && seen.lost === 0 ? 0 : 1;
