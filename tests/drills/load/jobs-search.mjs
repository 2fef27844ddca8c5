// The search of 1,000 open jobs and its counts, while every request asks for something else. Run: node tests/drills/load/jobs-search.mjs [jobs]
import { logIn, postJson, withBackend } from '../../support/servers/with-backend.mjs';
import { drive, percentile } from '../support/load.mjs';

const [JOBS = 1_000] = process.argv.slice(2).map(Number);
const REQUESTS = 400;
/** Milliseconds, and bytes of a page as it is sent without compression. */
const LIMITS = { p95: 100, page: 60_000 };

const text = 'You will own the services behind wallets, transfers and the ledger. '.repeat(8);
const FILL = `
  INSERT INTO jobs (title, description, responsibility, requirements, location, job_type, is_active, brand, city, state, workplace)
  SELECT 'Engineer ' || i, $2 || ' word' || i % 97, $2, $2, 'Anywhere', (ARRAY['Full Time', 'Contract', 'Internship'])[1 + i % 3], true,
    (ARRAY['ridesmash', 'smashfood', 'owenas', 'group'])[1 + i % 4], (ARRAY['Abuja', 'Lagos', 'Kano', 'Jos', 'Warri'])[1 + i % 5],
    (ARRAY['FCT', 'Lagos', 'Kano', 'Plateau', 'Delta'])[1 + i % 5], (ARRAY['onsite', 'hybrid', 'remote'])[1 + i % 3]
  FROM generate_series(1, $1::int) AS i`;

await withBackend(async ({ url, database }) => {
  await database.query(FILL, [JOBS, text]);
  await database.query('VACUUM ANALYZE jobs');
  const token = await logIn(url);
  let largest = 0;
  const ask = async (path) => {
    const response = await fetch(`${url}/api${path}`);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    largest = Math.max(largest, (await response.arrayBuffer()).byteLength);
  };
  const open = 'status=active';
  const paths = {
    words: (i) => `/jobs?${open}&q=engineer+word${i % 97}`,
    'every job': (i) => `/jobs?${open}&q=wallets+ledger&page=${1 + (i % 40)}`,
    'four filters': (i) => `/jobs?${open}&q=ledger&brand=ridesmash&place=Abuja&page=${1 + (i % 2)}`,
    counts: (i) => `/jobs/counts?${open}&q=word${i % 97}`,
    'counts of every job': () => `/jobs/counts?${open}&q=ledger&brand=group`,
  };
  for (const [name, path] of Object.entries(paths)) {
    largest = 0;
    await measure(name, (i) => ask(path(i)));
    if (!name.startsWith('counts')) judge(`${name}: page of ${largest} bytes`, largest, LIMITS.page);
  }
  // Each change of a job empties the backend's cache.
  const job = { title: 'Load', description: text, responsibility: text, requirements: text };
  await measure(
    'words, after a change each',
    async (i) => ask(paths.words(i)),
    async () => {
      await postJson(`${url}/api/jobs/`, job, token);
    },
  );
});

/** Measures requests one after another. @param {(i: number) => Promise<void>} [before] runs before each; not counted */
async function measure(name, action, before) {
  await drive({ connections: 1, count: 30 }, action);
  const milliseconds = [];
  for (let i = 0; i < REQUESTS; i += 1) {
    await before?.(i);
    const begin = performance.now();
    await action(i);
    milliseconds.push(performance.now() - begin);
  }
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(milliseconds, share));
  judge(`${name}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms of ${REQUESTS}`, p95, LIMITS.p95);
}

function judge(line, value, limit) {
  console.log(line);
  if (value > limit) process.exitCode = 1;
}
