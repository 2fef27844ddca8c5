// A page of those who had applied for the same job before, among 100,000 applications: where one in ten is a repetition, and
// where one in a thousand is. Run: node tests/drills/load/applied-before.mjs
import { logIn, postJson, withBackend } from '../../support/servers/with-backend.mjs';
import { drive, percentile } from '../support/load.mjs';

const ALL = 100_000;
const REQUESTS = 300;
/** Milliseconds. */
const LIMIT = 150;

// Of every $2 rows, the second has the person and the job of the first, and the third only the person.
const FILL = `
  INSERT INTO applications (id, reference, job_id, person_id, first_name, last_name, dob, state_of_origin,
    state_of_resident, address, email, phone, social_link, status, search_text, applied_at, withdrawn_at)
  SELECT gen_random_uuid(), 'T' || lpad(i::text, 12, '0'), ($3::int[])[1 + (CASE WHEN i % $2 = 1 THEN i - 1 ELSE i END) % 40],
    md5('p' || (CASE WHEN i % $2 IN (1, 2) THEN i - i % $2 ELSE i END))::uuid, 'Adaeze', 'Okonkwo ' || i, '1990-01-01',
    'Lagos', 'FCT', '1 Test Close', 'a' || i || '@example.com', '+2348035550100', 'https://linkedin.com/in/x',
    (ARRAY['pending', 'reviewed', 'accepted', 'reviewed', 'rejected', 'reviewed'])[1 + i % 6],
    'adaeze okonkwo ' || i, now() - random() * interval '365 days', CASE WHEN i % 10 = 3 THEN now() END
  FROM generate_series(1, $1::int) AS i`;

const QUERIES = [
  'applied_before=yes&withdrawn=no',
  'applied_before=yes&withdrawn=no&status=pending',
  'applied_before=yes',
  'applied_before=no&withdrawn=no',
];

for (const every of [10, 1000]) {
  await withBackend(async ({ url, database }) => {
    const token = await logIn(url);
    const job = { title: 'Load', description: 'x', responsibility: 'x', requirements: 'x' };
    const ids = [];
    for (let i = 0; i < 40; i += 1) ids.push((await postJson(`${url}/api/jobs/`, job, token)).id);
    await database.query(FILL, [ALL, every, ids]);
    await database.query('VACUUM ANALYZE applications');
    for (const query of [...QUERIES, `applied_before=yes&withdrawn=no&job_id=${ids[0]}`]) {
      const ask = async () => {
        const response = await fetch(`${url}/api/applications-list/?page=1&per_page=25&${query}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        if (!response.ok) throw new Error(`${query}: ${response.status}`);
        return response.json();
      };
      await drive({ connections: 1, count: 20 }, async () => void (await ask()));
      const { milliseconds, failures } = await drive(
        { connections: 1, count: REQUESTS },
        async () => void (await ask()),
      );
      if (failures.length > 0) throw failures[0];
      const [p50, p95] = [0.5, 0.95].map((share) => percentile(milliseconds, share));
      console.log(`one in ${every}, ${query}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`);
      if (p95 > LIMIT) process.exitCode = 1;
    }
  });
}
