// Goes back to a named second on the lab: what was applied before is there, nothing of later, and who was erased after it stays erased.
// Run: node tests/drills/lab/restore.mjs 100 /tmp/lab-erasures      (tests/drills/lab/README.md; ADMIN_SETUP_TOKEN of .env here)
// FILL=100000 puts so many applications into the database first, without their files. A base backup is made then.
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { newApplication } from '../../ledger/application.mjs';
import { postJson } from '../../support/servers/with-backend.mjs';
import { ownerToken } from '../load/visitors.mjs';
import { fillApplications, makeTwentyJobs } from '../support/many-applications.mjs';

const [count = '100', place = '/tmp/lab-erasures'] = process.argv.slice(2);
const URL = process.env.LAB_URL ?? 'http://10.77.0.254:8080';
const FILL = Number(process.env.FILL ?? 0);
const AT_ONCE = 4;
const ERASED_MS = 180_000;
const READY_MS = 300_000;

const run = promisify(execFile);
const lab = async (...args) => (await run(inRoot('tests', 'drills', 'lab', 'lab'), args.map(String))).stdout;

const PSQL = ['psql', '-h', '/var/run/postgresql', '-U', 'smash', '-d', 'smash', '-qAtX', '-c'];

/** Runs a program on the node of the primary, when there is one. */
async function atLeader(...command) {
  for (let triesLeft = 30; triesLeft >= 0; triesLeft -= 1) {
    for (const node of [1, 2, 3]) {
      const id = (
        await lab('docker', node, 'ps', '-q', '-f', 'name=smash_database\\.').catch(() => '')
      ).trim();
      if (!id) continue;
      const on = (...words) => lab('docker', node, 'exec', id, ...words);
      const isStandby = await on(...PSQL, 'SELECT pg_is_in_recovery()').catch(() => '');
      if (isStandby.trim() === 'f') return on(...command);
    }
    await delay(2_000);
  }
  throw new Error('No node leads.');
}
const ask = async (statement) => (await atLeader(...PSQL, statement).catch(() => '')).trim();

const token = await ownerToken(URL);
const headers = { Authorization: `Bearer ${token}` };
const text = 'x';
const job = { title: 'Restored', description: text, responsibility: text, requirements: text };
const { id: jobId } = await postJson(`${URL}/api/jobs/`, job, token);

async function apply() {
  const { form, key } = newApplication({ jobId });
  const response = await fetch(`${URL}/api/jobs/${jobId}/apply`, {
    method: 'POST',
    body: form(),
    headers: { 'Idempotency-Key': key },
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()).id;
}
async function applyTimes(times) {
  const ids = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, worker) => {
      for (let i = worker; i < times; i += AT_ONCE) ids.push(await apply());
    }),
  );
  return ids;
}

if (FILL > 0) {
  await makeTwentyJobs(URL, token);
  const query = (statement, values = []) =>
    atLeader(
      ...PSQL,
      statement.replaceAll(/\$(\d)/g, (_, place) => values[place - 1]),
    );
  await fillApplications({ query }, 0, FILL);
}
const began = Date.now();
await atLeader('back-up', 'full');
console.log(`base backup: ${((Date.now() - began) / 1_000).toFixed(0)} s`);
const before = await applyTimes(Number(count));
await delay(2_000);
const moment = new Date(Math.floor(Date.now() / 1_000) * 1_000);
await delay(1_000);
const after = await applyTimes(Number(count));
const erased = before.slice(0, 3);
for (const id of erased) {
  await fetch(`${URL}/api/applications/${id}`, { method: 'DELETE', headers });
}
// The time for undoing is over.
const list = erased.map((id) => `'${id}'`).join(', ');
await ask(`UPDATE applications SET removed_at = now() - interval '30 days' WHERE id IN (${list})`);
for (
  const end = Date.now() + ERASED_MS;
  (await ask(`SELECT count(*) FROM applications WHERE id IN (${list})`)) !== '0';
) {
  if (Date.now() > end) throw new Error('Nobody was erased.');
  await delay(2_000);
}
const total = await ask('SELECT count(*) FROM applications');

const started = Date.now();
const written = `${moment.toISOString().slice(0, 19).replace('T', ' ')}+00`;
const restoring = run(inRoot('deploy', 'swarm', 'restore'), [written, place, '--local-images'], {
  env: { ...process.env, DOCKER_HOST: (await lab('socket', 1)).trim() },
  maxBuffer: 2 ** 26,
});
const { stdout, stderr } = await restoring.catch((error) => {
  // At its end it lists files that differ from their rows; the rows added by FILL have no files, so it fails.
  if (FILL > 0 && error.stdout.includes('\nRestored to ')) return error;
  throw error;
});
if (process.env.SHOW) console.log(stdout, stderr);
const restored = (Date.now() - started) / 1_000;
for (const end = Date.now() + READY_MS; ;) {
  const response = await fetch(`${URL}/api/health/ready`).catch(() => undefined);
  if (response?.ok) break;
  if (Date.now() > end) throw new Error('The site did not come back.');
  await delay(500);
}
const ready = (Date.now() - started) / 1_000;

const there = new Set(
  (await ask(`SELECT id FROM applications WHERE job_id = ${jobId}`)).split('\n').filter(Boolean),
);
const later = await ask(`SELECT count(*) FROM applications WHERE applied_at >= '${moment.toISOString()}'`);
const missing = before.filter((id) => !erased.includes(id) && !there.has(id)).length;
const back = erased.filter((id) => there.has(id)).length;
const kept = after.filter((id) => there.has(id)).length;
console.log(
  `restored to ${written} in ${restored.toFixed(0)} s, served after ${ready.toFixed(0)} s, of ${total} applications: ` +
    `${before.length - erased.length} of before, ${missing} missing; ${after.length} of after, ${kept} there; ${later} rows of that second or later; ` +
    `${erased.length} erased since, ${back} came back`,
);
process.exitCode = missing + kept + back + Number(later) === 0 ? 0 : 1;
