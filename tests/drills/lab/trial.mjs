// Takes a node of the lab away, or the network between two, while visitors read and apply through its load balancer, and tells what
// failed, for how long nobody could apply, and what of the acknowledged is missing afterwards.
// Run: node tests/drills/lab/trial.mjs primary 3      (tests/drills/lab/README.md; ADMIN_SETUP_TOKEN of .env here)
//      primary: the node whose database leads; standby: one of the others; cut: 30 s between two, each pair in turn; update: all of it replaced, node by node, and no request fails;
//      release: the same by what .env names now in place of what runs
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { newApplication } from '../../ledger/application.mjs';
import { postJson } from '../../support/servers/with-backend.mjs';
import { letVisitorsIn, ownerToken } from '../load/visitors.mjs';
import { percentile } from '../support/load.mjs';

const [what = 'primary', rounds = '3'] = process.argv.slice(2);
const URL = process.env.LAB_URL ?? 'http://10.77.0.254:8080';
const NODES = [1, 2, 3];
/** Services on each node: nginx, etcd, the database and the proxy to it. */
const PARTS = 4;
const JOB_READ = /GET \/(api\/jobs|careers)/;
const isUpdate = ['update', 'release'].includes(what);
const UPDATED = ['database', 'database-proxy', 'backend', 'nginx'];
const BEFORE_MS = 15_000;
const CUT_MS = 30_000;
const WHOLE_MS = 600_000;
/** Pause between two applications, longest wait for an answer, and most applications that may wait at a time. */
const PROBE_MS = 300;
const PATIENCE_MS = 6_000;
const PROBES = 8;

const run = promisify(execFile);
const lab = async (...args) => (await run(inRoot('tests', 'drills', 'lab', 'lab'), args.map(String))).stdout;

/** Roles that Patroni reports, by the number of the node; missing nodes are left out. */
async function roles() {
  const found = new Map();
  for (const node of NODES) {
    const command =
      'exec 3<>/dev/tcp/127.0.0.1/8008; printf "GET / HTTP/1.0\\r\\n\\r\\n" >&3; sed "1,/^\\r*$/d" <&3';
    try {
      const id = (await lab('docker', node, 'ps', '-q', '-f', 'name=smash_database\\.')).trim();
      if (!id) continue;
      const { role, replication_state: state } = JSON.parse(
        await lab('docker', node, 'exec', id, 'bash', '-c', command),
      );
      if (role === 'primary' || state === 'streaming') found.set(node, role);
    } catch {
      // The node is missing, or not ready yet.
    }
  }
  return found;
}
/** Whether all services run on each node, and the database is on all three. */
const isWhole = async () => {
  if (!(await fetch(`${URL}/api/health/ready`).catch(() => undefined))?.ok) return false;
  const healthy = [];
  for (const node of NODES) {
    const list = ['ps', '-f', 'health=healthy', '-f', 'name=smash_', '--format', '{{.Names}}'];
    const names = (await lab('docker', node, ...list).catch(() => '')).split('\n').filter(Boolean);
    if (names.length < PARTS) return false;
    healthy.push(...names);
  }
  const etcd = (await lab('docker', 1, 'ps', '-q', '-f', 'name=smash_etcd')).trim();
  const health = ['etcdctl', 'endpoint', 'health', '--cluster'];
  if (
    !(await lab('docker', 1, 'exec', etcd, ...health).then(
      () => true,
      () => false,
    ))
  )
    return false;
  const backends = await lab(
    'docker',
    1,
    'service',
    'ls',
    '-f',
    'name=smash_backend',
    '--format',
    '{{.Replicas}}',
  ).catch(() => '');
  // Swarm counts running backends, healthy or not.
  const [, wanted = Infinity] = /^\d+\/(\d+)/.exec(backends) ?? [];
  if (healthy.filter((name) => name.startsWith('smash_backend.')).length < Number(wanted)) return false;
  const found = await roles();
  return found.size === NODES.length && [...found.values()].filter((role) => role === 'primary').length === 1;
};
async function untilWhole() {
  const end = Date.now() + WHOLE_MS;
  while (!(await isWhole())) {
    if (Date.now() > end) throw new Error('The cluster has not become whole again.');
    await delay(1_000);
  }
}
/** Waits until Swarm reports every updated service as completed. The first look is 15 s after the command. */
async function untilReplaced() {
  const state = '{{if .UpdateStatus}}{{.UpdateStatus.State}}{{else}}completed{{end}}';
  for (const service of UPDATED) {
    for (;;) {
      const now = (await lab('docker', 1, 'service', 'inspect', '-f', state, `smash_${service}`)).trim();
      if (now === 'completed') break;
      if (now !== 'updating') throw new Error(`smash_${service}: the update is ${now}.`);
      await delay(1_000);
    }
  }
}

await untilWhole();
const { seen, leave } = await letVisitorsIn(URL, { readers: isUpdate ? 12 : 3, applicants: 1 });
const token = await ownerToken(URL);
const text = 'x';
const { id: job } = await postJson(
  `${URL}/api/jobs/`,
  { title: 'Probes', description: text, responsibility: text, requirements: text },
  token,
);

/** Acknowledgements, with the times of request and answer, and the id of the application. */
const acknowledged = [];
let isOver = false;
async function probe() {
  // Each from another person: applications of one person wait for each other.
  const body = newApplication({ jobId: job }).form();
  const asked = Date.now();
  try {
    const response = await fetch(`${URL}/api/jobs/${job}/apply`, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': randomUUID() },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 201) {
      acknowledged.push({ asked, heard: Date.now(), id: (await response.json()).id });
    }
  } catch {
    // A failure counts as a time without writes.
  }
}
let sent = 0;
const waiting = new Set();
const probing = (async () => {
  while (!isOver) {
    if (waiting.size < PROBES) {
      sent += 1;
      const one = probe().finally(() => waiting.delete(one));
      waiting.add(one);
    }
    await delay(PROBE_MS);
  }
})();

const faults = {
  async primary(found) {
    const node = NODES.find((each) => found.get(each) === 'primary');
    await lab('kill', node);
    return () => lab('start', node);
  },
  async standby(found) {
    const node = NODES.find((each) => found.get(each) === 'replica');
    await lab('kill', node);
    return () => lab('start', node);
  },
  async update() {
    for (const service of UPDATED)
      await lab('docker', 1, 'service', 'update', '--force', '-q', `smash_${service}`);
    return () => undefined;
  },
  async release() {
    const DOCKER_HOST = (await lab('socket', 1)).trim();
    const deploy = inRoot('deploy', 'swarm', 'deploy');
    await run(deploy, ['--cluster', '--local-images'], { env: { ...process.env, DOCKER_HOST } });
    return untilReplaced;
  },
  /** Cuts a pair of nodes: primary and first standby, primary and second standby, both standbys, and so on. */
  async cut(found, round) {
    const [primary, one, other] = [...NODES].sort((a) => (found.get(a) === 'primary' ? -1 : 1));
    const pair = [
      [one, other],
      [primary, one],
      [primary, other],
    ][round % NODES.length];
    await lab('cut', ...pair);
    await delay(CUT_MS);
    await lab('mend', ...pair);
    return () => undefined;
  },
};

const outages = [];
for (let round = 1; round <= Number(rounds); round += 1) {
  await delay(BEFORE_MS);
  const found = await roles();
  const failedBefore = seen.failures.length;
  const start = Date.now();
  const mend = await faults[what](found, round);
  await delay(BEFORE_MS);
  while (!acknowledged.some(({ asked }) => asked > start + BEFORE_MS / 2)) await delay(PROBE_MS);
  await mend();
  await untilWhole();
  await delay(BEFORE_MS);
  // Starts with the last acknowledgement before the fault.
  const times = acknowledged.map(({ heard }) => heard).sort((a, b) => a - b);
  const from = Math.max(times.findIndex((heard) => heard >= start) - 1, 0);
  const gap = Math.max(...times.slice(from + 1).map((heard, i) => heard - (times[from + i] ?? heard)));
  outages.push(gap);
  const failed = seen.failures.slice(failedBefore);
  const reads = failed.filter((each) => each.includes(' GET '));
  console.log(
    `${what} ${round}: ${[...found].map(([node, role]) => `${node} ${role}`).join(', ')}; nobody could apply for ${(gap / 1000).toFixed(1)} s; ` +
      `${reads.length} reads failed, ${reads.filter((each) => JOB_READ.test(each)).length} of jobs; whole after ${((Date.now() - start - BEFORE_MS) / 1000).toFixed(0)} s`,
  );
  if (process.env.SHOW) console.log(reads.slice(0, 10).join('\n'));
}
isOver = true;
await probing;
await Promise.all(waiting);
// Reads of jobs must not fail, nor any request during an update; other failures are what a lost node or network costs.
const isUntouched = await leave();
const failedReads = seen.failures.filter((each) => JOB_READ.test(each)).length;
const stored = await (
  await fetch(`${URL}/api/jobs/${job}/applications`, { headers: { Authorization: `Bearer ${token}` } })
).json();
const ids = new Set(stored.map(({ id }) => id));
const emails = new Set(stored.map(({ email }) => email));
const lost = acknowledged.filter(({ id }) => !ids.has(id)).length;
const doubled = stored.length - emails.size;
console.log(
  `probes: ${sent} sent, ${acknowledged.length} acknowledged, ${stored.length} stored, ${lost} lost, ${doubled} doubled; ` +
    `longest time without writes ${(Math.max(...outages) / 1000).toFixed(1)} s; p99 of requests ${percentile(seen.milliseconds, 0.99).toFixed(0)} ms`,
);
process.exitCode =
  lost + doubled + (seen.lost ?? 0) + failedReads === 0 && (isUntouched || !isUpdate) ? 0 : 1;
