// The board of a job with 20,000 of 100,000 applications, the list and the desk over all of them: without ratings, then with 120,000,
// then for an account that is limited to a brand.
// Run: node tests/drills/load/board.mjs [rows of all] [rows of the job]
import { logIn, postJson, withBackend } from '../../support/servers/with-backend.mjs';
import { drive, percentile } from '../support/load.mjs';

const [ALL = 100_000, OF_JOB = 20_000] = process.argv.slice(2).map(Number);
const REQUESTS = 300;
/** Milliseconds. */
const LIMIT = 150;

const STAGES = Array.from({ length: 10 }, (_, i) => ({ id: `s${i}`, name: `Step ${i}` }));

// Half of the job's applications are in stages, evenly; one in ten of all is withdrawn. Every row has a CV and two answers.
const FILL = `
  INSERT INTO applications (id, reference, job_id, first_name, last_name, dob, state_of_origin, state_of_resident,
    address, email, phone, social_link, status, stage_id, search_text, applied_at, withdrawn_at)
  SELECT gen_random_uuid(), 'T' || lpad(i::text, 12, '0'), CASE WHEN i <= $2 THEN $3::int ELSE $4::int END, 'Adaeze', 'Okonkwo ' || i,
    '1990-01-01', 'Lagos', 'FCT', '1 Test Close', 'a' || i || '@example.com', '+2348035550100', 'https://linkedin.com/in/x',
    (ARRAY['pending', 'reviewed', 'accepted', 'reviewed', 'rejected', 'reviewed'])[1 + i % 6],
    CASE WHEN i % 6 IN (1, 3) AND i <= $2 THEN 's' || (i / 6) % 10 END,
    'adaeze okonkwo ' || i, now() - random() * interval '365 days', CASE WHEN i % 10 = 3 THEN now() END
  FROM generate_series(1, $1::int) AS i`;
const FILES = `
  INSERT INTO application_files (id, application_id, kind, storage_key, name, content_type, size, sha256)
  SELECT gen_random_uuid(), id, 'cv', id::text, 'cv.pdf', 'application/pdf', 1000, repeat('0', 64) FROM applications`;
const ANSWERS = `
  INSERT INTO application_answers (application_id, question_id, position, label, type, value)
  SELECT id, 'q' || n, n, 'Why?', 'short_text', 'Because' FROM applications, generate_series(0, 1) n`;

// The account that asks has rated every fifth application, and two colleagues every second one each.
const SCORECARDS = `
  INSERT INTO scorecards (application_id, author_id, scores)
  SELECT a.id, r.author_id, json_build_array(json_build_object('criterion_id', 'calm', 'name', 'Stays calm',
    'score', 1 + floor(random() * 4)::int))
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM applications) a,
    (SELECT id AS author_id, 5 AS every FROM admins UNION ALL SELECT gen_random_uuid(), 2 FROM generate_series(1, 2)) r
  WHERE a.n % r.every = 0`;
const RATINGS = `
  UPDATE applications a SET rating = r.rating, ratings_count = r.count
  FROM (SELECT application_id, count(*) AS count, round(avg((scores -> 0 ->> 'score')::int), 1) AS rating
    FROM scorecards GROUP BY application_id) r
  WHERE r.application_id = a.id`;

await withBackend(async ({ url, database }) => {
  const token = await logIn(url);
  const job = { title: 'Load', description: 'x', responsibility: 'x', requirements: 'x' };
  const { id } = await postJson(`${url}/api/jobs/`, { ...job, stages: STAGES }, token);
  const { id: other } = await postJson(`${url}/api/jobs/`, job, token);
  await database.query(FILL, [ALL, OF_JOB, id, other]);
  await database.query(FILES);
  await database.query(ANSWERS);
  await database.query('VACUUM ANALYZE applications, application_files, application_answers');

  const ask = async (path) => {
    const response = await fetch(`${url}/api${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const board = `/jobs/${id}/board`;
  const { columns } = await ask(board);
  const last = columns[0].cards.at(-1).id;
  const paths = {
    'the board': board,
    'more of pending': `${board}/column?status=pending&after=${last}`,
    'a stage': `${board}/column?status=reviewed&stage=s3`,
    'the desk': '/desk',
    'the list': '/applications-list/?page=1&per_page=25&withdrawn=no',
  };
  const counts = columns.map(({ name, count }) => `${name} ${count}`).join(', ');
  console.log(`${OF_JOB} of ${ALL} applications: ${counts}`);
  await measure(ask, paths);
  await database.query(SCORECARDS);
  await database.query(RATINGS);
  await database.query('VACUUM ANALYZE applications, scorecards');
  console.log('with ratings');
  const rated = '/applications-list/?page=1&per_page=25&withdrawn=no&rating_min=';
  await measure(ask, {
    ...paths,
    'rated by oneself': `${rated}1`,
    'rated 3 or more': `${rated}3`,
    'by rating': `${rated}1&sort=rating`,
    'by rating, page 10': `${rated.replace('page=1', 'page=10')}1&sort=rating`,
  });
  await database.query(`UPDATE jobs SET brand = 'ridesmash' WHERE id = $1`, [id]);
  await database.query(`UPDATE admins SET role = 'administrator', brands = '{ridesmash}'`);
  console.log('by an account that is limited to the brand of the job');
  await measure(ask, {
    ...paths,
    'rated 3 or more': `${rated}3`,
    'by name': '/applications-list/?page=1&per_page=25&search=okonkwo%20123',
  });
});

/** Measures how long each path takes, one request after another. */
async function measure(ask, paths) {
  for (const [name, path] of Object.entries(paths)) {
    await drive({ connections: 1, count: 30 }, async () => void (await ask(path)));
    const { milliseconds, failures } = await drive(
      { connections: 1, count: REQUESTS },
      async () => void (await ask(path)),
    );
    if (failures.length > 0) throw failures[0];
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(milliseconds, share));
    console.log(`${name}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms of ${REQUESTS}, one at a time`);
    if (p95 > LIMIT) process.exitCode = 1;
  }
}
