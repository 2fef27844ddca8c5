import { expect, it } from '@jest/globals';
import { CvIndex } from '../../../backend/src/modules/applications/cv-search/cv-index.js';
import { parseFileEncryptionKeys } from '../../../backend/src/platform/encryption/encryption-keys.js';
import { postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { insertApplications } from '../../support/api/rows.js';

const cvs = Number(process.env['CV_SEARCH_CVS'] ?? 100_000);
/** Number of different words of one CV, from a vocabulary in which a few are frequent and most are rare. */
const wordsOfOne = 250;
const vocabulary = 20_000;
/** Searched words, each with its share of the CVs. */
const shares = { accountant: 0.6, audit: 0.2, lagos: 0.1, welder: 0.01, falconer: 0.0005 };
const searches = [...Object.keys(shares), 'accountant audit', 'audit lagos', 'accountant falconer', 'nobody'];
const rounds = 20;
const aimMilliseconds = 200;

/** Inserts rows of lexemes alone, since a search reads no texts; searched words have their real hashes. */
async function insertCvs(app: ApiApp): Promise<void> {
  const index = new CvIndex(keysOf(app));
  const searched = Object.entries(shares).map(([word, share]) => {
    const [hash] = index.index('0192d3c4-0000-7000-8000-000000000001', word).lexemes;
    return `CASE WHEN random() < ${share} THEN ARRAY['${hash}'] ELSE '{}' END`;
  });
  await app.query(
    `INSERT INTO application_files (id, application_id, kind, storage_key, name, content_type, size, sha256)
     SELECT gen_random_uuid(), id, 'cv', 'drill/' || id, 'cv.pdf', 'application/pdf', 1, repeat('0', 64) FROM applications`,
  );
  await app.query(
    `INSERT INTO cv_texts (file_id, application_id, state, lexemes)
     SELECT f.id, f.application_id, 'read', array_to_tsvector(${searched.join(' || ')} || ARRAY(
       SELECT DISTINCT left(md5(floor(${vocabulary} * power(random(), 3))::text), 8)
       FROM generate_series(1, ${wordsOfOne}) WHERE f.id IS NOT NULL))
     FROM application_files f`,
  );
  await app.query('VACUUM ANALYZE applications');
  await app.query('VACUUM ANALYZE application_files');
  await app.query('VACUUM ANALYZE cv_texts');
}

it(`a search inside ${cvs.toLocaleString('en-GB')} CVs`, async () => {
  const app = await startApi();
  const owner = await registerAndLogIn(app);
  const { id: jobId } = await postJob(owner);
  await insertApplications(app, jobId, cvs);
  await insertCvs(app);
  const [size] = await app.query<{ size: string }>(
    `SELECT pg_size_pretty(pg_relation_size('ix_cv_texts_lexemes')) AS size`,
  );
  process.stdout.write(`  the index has ${size?.size}\n`);
  await expectIndexToBeRead(app);
  const all: number[] = [];
  for (const words of searches) {
    const times: number[] = [];
    let count = '';
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      // Another page each time, since the count of a list is remembered for a moment.
      const query = { cv: words, page: String(1 + (round % 3)), per_page: '25' };
      const { headers } = await owner.api.get('/api/applications-list/').query(query).expect(200);
      times.push(performance.now() - started);
      count = String(headers['x-total-count']);
    }
    all.push(...times);
    process.stdout.write(
      `  ${words} (${count}): p50 ${p(times, 0.5)} ms, p95 ${p(times, 0.95)} ms, first ${times[0]?.toFixed(0)} ms\n`,
    );
  }
  process.stdout.write(`  all: p50 ${p(all, 0.5)} ms, p95 ${p(all, 0.95)} ms, aim ${aimMilliseconds} ms\n`);
  await app.close();
});

/** Expects searches for rare words to read the index, and not the whole table. */
async function expectIndexToBeRead(app: ApiApp): Promise<void> {
  const hash = new CvIndex(keysOf(app)).query('falconer');
  const rows = await app.query<Record<string, string>>(
    'EXPLAIN SELECT application_id FROM cv_texts WHERE lexemes @@ $1::tsquery LIMIT 5001',
    [hash],
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('ix_cv_texts_lexemes');
}

const keysOf = ({ site }: ApiApp) => parseFileEncryptionKeys(site.environment.FILE_ENCRYPTION_KEYS ?? '');

function p(times: number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(Math.ceil(share * sorted.length), sorted.length) - 1] ?? 0).toFixed(0);
}
