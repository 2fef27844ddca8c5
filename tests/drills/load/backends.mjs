// The job list, one job, a page of 100,000 applications and applying with a 1 MB PDF, with one, two and three backends on the same
// database and files, 50 connections in all. What they share with one another is two processors, where the machine has no more.
// Run: node tests/drills/load/backends.mjs
import autocannon from 'autocannon';
import { newApplication } from '../../ledger/application.mjs';
import { logIn, withBackend } from '../../support/servers/with-backend.mjs';
import { fromNetwork, MEGABYTE } from '../support/application-form.mjs';
import { drive, percentile } from '../support/load.mjs';
import { fillApplications, makeTwentyJobs } from '../support/many-applications.mjs';

const MOST = 3;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const ROWS = Number(process.env.ROWS ?? 100_000);
const CONNECTIONS = 50;
const SECONDS = 4;
const UPLOADS = 300;
const READS = {
  'the list': '/api/jobs/',
  'one job': '/api/jobs/1',
  'a page of applications': '/api/applications-list/?page=1&per_page=25&status=pending&search=bello',
};

await withBackend(async ({ url, database, startAnother }) => {
  const token = await logIn(url);
  await makeTwentyJobs(url, token);
  await fillApplications(database, 0, ROWS);
  const urls = [url];
  while (urls.length < MOST) urls.push((await startAnother()).url);
  const headers = { Authorization: `Bearer ${token}` };
  for (const [name, path] of Object.entries(READS)) {
    const sent = path.startsWith('/api/jobs/') ? {} : headers;
    await inTurn(name, urls, (some) => read(some, path, sent));
  }
  await inTurn('applying', urls, apply);
});

/** Measures each number of backends once per round, so that other work of the machine affects all alike. */
async function inTurn(name, urls, measure) {
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (let count = 1; count <= urls.length; count += 1) {
      const { perSecond, p99 } = await measure(urls.slice(0, count));
      console.log(
        `${name}, round ${round}, ${count} backends: ${Math.round(perSecond)}/s, p99 ${Math.round(p99)} ms`,
      );
    }
  }
}

async function read(urls, path, headers) {
  const connections = Math.floor(CONNECTIONS / urls.length);
  const load = (duration) =>
    Promise.all(urls.map((url) => autocannon({ url: `${url}${path}`, headers, connections, duration })));
  await load(1);
  const results = await load(SECONDS);
  for (const { non2xx, errors } of results) {
    if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} bad responses`);
  }
  return {
    perSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
  };
}

async function apply(urls) {
  let index = 0;
  const { perSecond, milliseconds, failures } = await drive(
    { connections: CONNECTIONS, count: UPLOADS },
    async () => {
      const headers = fromNetwork(index);
      const url = urls[index++ % urls.length];
      const body = newApplication({ jobId: 1, cvBytes: MEGABYTE }).form();
      const response = await fetch(`${url}/api/jobs/1/apply`, { method: 'POST', headers, body });
      if (response.status !== 201) throw new Error(`answered ${response.status}`);
      await response.arrayBuffer();
    },
  );
  if (failures.length > 0) throw failures[0];
  return { perSecond, p99: percentile(milliseconds, 0.99) };
}
