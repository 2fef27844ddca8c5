// A page of 25 applications, filtered by status and searched by name, at 10,000 and at 1,000,000 rows.
// Run: node tests/drills/load/applications-page.mjs [rows ...]
import { logIn, postJson, withBackend } from '../../support/servers/with-backend.mjs';
import { drive, percentile } from '../support/load.mjs';

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

// Of fifty last names one in fifty thousand rows has the rare one.
const FILL = `
  INSERT INTO applications (id, reference, job_id, first_name, last_name, dob, state_of_origin, state_of_resident,
    address, email, phone, social_link, status, search_text, applied_at)
  SELECT gen_random_uuid(), 'T' || lpad(i::text, 12, '0'), 1 + i % 20, first, last, '1990-01-01', 'Lagos', 'FCT',
    '1 Test Close', email, '+2348035550100', 'https://linkedin.com/in/x',
    (ARRAY['pending', 'pending', 'pending', 'reviewed', 'accepted', 'rejected'])[1 + floor(random() * 6)],
    lower(first || ' ' || last || ' ' || email || ' T' || lpad(i::text, 12, '0')),
    now() - random() * interval '365 days'
  FROM (
    SELECT i, first, last, lower(first || '.' || last) || i || '@example.com' AS email
    FROM (
      SELECT i, (ARRAY['Adaeze','Chinedu','Amina','Tunde','Ngozi','Yusuf','Bola','Emeka','Halima','Ifeanyi'])
          [1 + floor(random() * 10)] AS first,
        CASE WHEN i % 50000 = 7 THEN 'Zubby Quartey' ELSE
          (ARRAY['Okonkwo','Bello','Adeyemi','Eze','Ibrahim','Okafor','Lawal','Nwosu','Balogun','Abubakar'])
          [1 + floor(random() * 10)] || (ARRAY['','son','-Ade','-Obi','-Musa'])[1 + floor(random() * 5)] END AS last
      FROM generate_series($1::int, $2::int) AS i
    ) names
  ) people`;
const FILES = `
  INSERT INTO application_files (id, application_id, kind, storage_key, name, content_type, size, sha256)
  SELECT gen_random_uuid(), a.id, 'cv', a.id::text, 'cv.pdf', 'application/pdf', 1000, repeat('0', 64)
  FROM applications a LEFT JOIN application_files f ON f.application_id = a.id WHERE f.id IS NULL`;

await withBackend(async ({ url, database }) => {
  const token = await logIn(url);
  const job = { title: 'Load', description: 'x', responsibility: 'x', requirements: 'x' };
  for (let i = 0; i < 20; i += 1) await postJson(`${url}/api/jobs/`, job, token);
  const results = {};
  let filled = 0;
  for (const size of SIZES) {
    await database.query(FILL, [filled + 1, size]);
    await database.query(FILES);
    await database.query('VACUUM ANALYZE applications, application_files');
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
