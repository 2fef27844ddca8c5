// Kills one backend after the other of a running installation, by compose or on a swarm of this machine, while visitors
// read, and tells what failed and how long it took until all were healthy again. With a third number as many applicants
// send CVs: what a killed backend had received is answered 503, counts as failed here, and is sent again as the form does.
// Run: node tests/drills/faults/killed-backends.mjs http://localhost:8080 3 0     (RATE_LIMIT_FACTOR=1000 in its .env, and ADMIN_SETUP_TOKEN of it here)
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../../../scripts/lib/paths.mjs';
import { letVisitorsIn } from '../load/visitors.mjs';

const [url = 'http://localhost:8080', kills = '3', applicants = '0'] = process.argv.slice(2);
const BETWEEN_MS = 15_000;
/** Shell line that kills only the server. The container's init then ends, as after a crash, and Docker starts the container again or another. */
const CRASH =
  'for p in /proc/[0-9]*; do read -r name < "$p/comm"; case $name in node|MainThread) kill -9 "${p#/proc/}";; esac; done';

const run = promisify(execFile);

/** Labels of the backends of this folder's installation: others on this machine must stay untouched. */
const { stdout: config } = await run('docker', ['compose', 'config', '--format', 'json'], { cwd: root });
const CHOICES = [
  [`com.docker.compose.project=${JSON.parse(config).name}`, 'com.docker.compose.service=backend'],
  [`com.docker.swarm.service.name=${process.env.STACK ?? 'smash'}_backend`],
];

async function healthyBackends() {
  // Images built by compose carry its labels into a swarm.
  const found = new Set();
  for (const labels of CHOICES) {
    const filters = [...labels.map((label) => `label=${label}`), 'health=healthy'];
    const { stdout } = await run('docker', [
      'ps',
      '--quiet',
      ...filters.flatMap((each) => ['--filter', each]),
    ]);
    for (const id of stdout.split('\n').filter(Boolean)) found.add(id);
  }
  return [...found];
}

const { seen, leave } = await letVisitorsIn(url, { readers: 8, applicants: Number(applicants) });
await delay(BETWEEN_MS);
const backends = await healthyBackends();
for (let i = 0; i < Number(kills); i += 1) {
  const before = seen.failures.length;
  const victim = (await healthyBackends())[0];
  const start = performance.now();
  await run('docker', ['exec', victim, 'bash', '-c', CRASH]).catch(() => undefined);
  while ((await healthyBackends()).length === backends.length) await delay(50);
  while ((await healthyBackends()).length < backends.length) await delay(200);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  await delay(BETWEEN_MS);
  console.log(
    `kill ${i + 1}: ${backends.length} healthy again after ${seconds} s, ${seen.failures.length - before} failed`,
  );
}
process.exitCode = (await leave()) ? 0 : 1;
