// Replaces the backends of a running compose installation over and over while visitors read and apply, and counts what
// failed. Every acknowledged application has to be found afterwards, once.
// Run: node tests/drills/faults/rolling-restarts.mjs http://localhost:8080 20     (RATE_LIMIT_FACTOR=1000 in its .env, and ADMIN_SETUP_TOKEN of it here)
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { percentile } from '../support/load.mjs';
import { letVisitorsIn } from '../load/visitors.mjs';

const [url = 'http://localhost:8080', rounds = '20'] = process.argv.slice(2);
const run = promisify(execFile);

let isInterrupted = false;
process.once('SIGINT', () => (isInterrupted = true));

const { seen, leave } = await letVisitorsIn(url, { readers: 6, applicants: 3 });
const start = performance.now();
for (let round = 1; round <= Number(rounds) && !isInterrupted; round += 1) {
  const before = performance.now();
  await run(inRoot('scripts', 'roll'));
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  console.log(
    `roll ${round}: ${seconds} s, ${seen.requests} requests so far, ${seen.failures.length} failed`,
  );
}
const isWhole = await leave();
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`in ${seconds} s, p99 ${percentile(seen.milliseconds, 0.99).toFixed(0)} ms`);
process.exitCode = isWhole ? 0 : 1;
