// A page of 25 of 100,000 applications, filtered by status and searched by name, at 50 connections, next to a bare node:http
// server that asks the same database for the same rows and their count with `pg`, in turn. Sessions and rights are what it
// leaves out. While other work keeps the processors busy, compare the processor time of a request. Run: node tests/drills/load/applications-beside.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { logIn, withBackend } from '../../support/servers/with-backend.mjs';
import { percentile, processorTime } from '../support/load.mjs';
import { fillApplications, makeTwentyJobs } from '../support/many-applications.mjs';

const ROWS = 100_000;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const CONNECTIONS = 50;
const SECONDS = 5;
const QUERIES = {
  'status and a frequent name': 'status=pending&search=bello',
  'status and a rare name': 'status=pending&search=zubby%20quartey',
  'job, status and name': 'job_id=1&status=accepted&search=bello',
};

await withBackend(async ({ url, pid, databaseUrl, database }) => {
  const token = await logIn(url);
  await makeTwentyJobs(url, token);
  await fillApplications(database, 0, ROWS);
  const { rows } = await database.query('SELECT id FROM admins LIMIT 1');
  const bare = spawn(
    process.execPath,
    [inRoot('tests', 'drills', 'load', 'bare-applications.mjs'), databaseUrl, rows[0].id],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [port] = await once(bare.stdout, 'data');
    const headers = { Authorization: `Bearer ${token}` };
    for (const [name, query] of Object.entries(QUERIES)) {
      const path = `/api/applications-list/?page=1&per_page=25&${query}`;
      const servers = {
        'node and pg': { url: `http://127.0.0.1:${String(port).trim()}${path}`, pid: bare.pid, name: 'bare' },
        backend: { url: `${url}${path}`, pid, name: 'smash-backend' },
      };
      await expectSame(servers, headers);
      const rounds = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const results = {};
        for (const [who, server] of Object.entries(servers)) {
          const before = await timesOf(database, server);
          const { perSecond, p99, count } = await measure(server.url, headers);
          const after = await timesOf(database, server);
          const each = after.map((time, index) => (time - before[index]) / count);
          results[who] = { perSecond, each: each[0] + each[1] };
          console.log(
            `${name}, round ${round}, ${who}: ${perSecond}/s, p99 ${p99} ms; processor time ${each[0].toFixed(1)} ms in node, ${each[1].toFixed(1)} ms in PostgreSQL`,
          );
        }
        rounds.push(Object.values(results));
      }
      const ratio = (pick) => percentile(rounds.map(pick), 0.5).toFixed(2);
      console.log(
        `${name}: ${ratio(([bare, ours]) => ours.perSecond / bare.perSecond)} times as many a second, ${ratio(([bare, ours]) => ours.each / bare.each)} of the processor time`,
      );
    }
  } finally {
    bare.kill();
  }
});

/** Processor time of a server and of its connections in PostgreSQL. */
async function timesOf(database, { pid, name }) {
  const { rows } = await database.query('SELECT pid FROM pg_stat_activity WHERE application_name = $1', [
    name,
  ]);
  const times = await Promise.all(rows.map((row) => processorTime(row.pid)));
  return [await processorTime(pid), times.reduce((sum, time) => sum + time, 0)];
}

/** Expects the same answer of both servers, so that they do the same work. */
async function expectSame(servers, headers) {
  const [reference, ours] = await Promise.all(
    Object.values(servers).map(async (server) => {
      const response = await fetch(server.url, { headers });
      return `${response.status} ${response.headers.get('x-total-count')} ${await response.text()}`;
    }),
  );
  if (reference !== ours)
    throw new Error(`They differ:\n${reference.slice(0, 2000)}\n${ours.slice(0, 2000)}`);
}

async function measure(url, headers) {
  const warmUp = await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad responses`);
  const count = warmUp.requests.sent + result.requests.sent;
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99, count };
}
