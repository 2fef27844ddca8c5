// A page of 25 applications, filtered by status and searched by name, at 10,000 and at 1,000,000 rows.
// Run: node tests/drills/load/applications-page.mjs [rows ...]
import { logIn, withBackend } from '../../support/servers/with-backend.mjs';
import { drive, percentile } from '../support/load.mjs';
import { fillApplications, makeTwentyJobs } from '../support/many-applications.mjs';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 1_000_000];
const REQUESTS = 300;

const QUERIES = {
  'status, newest first': 'status=pending',
  'status and frequent name': 'status=pending&search=okonkwo',
  'status and rare name': 'status=reviewed&search=zubby%20quartey',
  'status and two letters': 'status=pending&search=ok',
  'status and unknown name': 'status=pending&search=nobodyhasthisname',
  'job, status and name': 'job_id=1&status=accepted&search=bello',
  'sorted by last name': 'sort=last_name&order=asc&status=pending',
  'this month': 'applied=month&search=adaeze',
};

await withBackend(async ({ url, database }) => {
  const token = await logIn(url);
  await makeTwentyJobs(url, token);
  const results = {};
  let filled = 0;
  for (const size of SIZES) {
    await fillApplications(database, filled, size);
    filled = size;
    for (const [name, query] of Object.entries(QUERIES)) {
      const ask = async () => {
        const response = await fetch(`${url}/api/applications-list/?page=1&per_page=25&${query}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        if (!response.ok) throw new Error(`${query}: ${response.status}`);
        await response.json();
        return response.headers.get('x-total-count');
      };
      const total = await ask();
      await drive({ connections: 1, count: 30 }, async () => void (await ask()));
      const { milliseconds, failures } = await drive(
        { connections: 1, count: REQUESTS },
        async () => void (await ask()),
      );
      if (failures.length > 0) throw failures[0];
      (results[name] ??= {})[size] = {
        p50: percentile(milliseconds, 0.5),
        p95: percentile(milliseconds, 0.95),
        total,
      };
    }
  }
  console.log(`p50 / p95 in milliseconds of ${REQUESTS} requests each, one at a time; (total)`);
  for (const [name, bySize] of Object.entries(results)) {
    const cells = SIZES.map((size) => {
      const { p50, p95, total } = bySize[size];
      return `${size} rows: ${p50.toFixed(1)} / ${p95.toFixed(1)} (${total})`;
    });
    const ratio = bySize[SIZES[SIZES.length - 1]].p95 / bySize[SIZES[0]].p95;
    console.log(`${name} | ${cells.join(' | ')} | p95 ratio ${ratio.toFixed(2)}`);
  }
});
