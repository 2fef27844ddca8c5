import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { insertApplications } from '../../support/api/rows.js';
import { eventually } from '../../support/api/state.js';
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.js';

/** Tables that stay small, or of which most rows are read anyway. */
const SMALL = [
  'admins',
  'api_tokens',
  'audit_term',
  'bulk_actions',
  'ended_job_alerts',
  'imports',
  'job_pictures',
  'jobs',
  'rate_limits',
  'unattached_files',
  'webhook_endpoints',
  'webhook_jobs',
];

/** Rows of a growing table of which nothing is to be done. */
const MANY = 2000;

/** Rows of every type that the maintenance looks for, none of them due. */
const ROWS = [
  // Of a job that closed long ago, and kept in the talent pool.
  `UPDATE applications SET applied_at = now() - interval '1 year', pool_since = now(), pool_until = now() + interval '1 year'`,
  `INSERT INTO mails (id, kind, dedupe_key, recipient, subject, text, html, status, next_attempt_at)
   SELECT gen_random_uuid(), 'any', status, 'any@example.com', 'x', 'x', 'x', status, now() + interval '1 day'
   FROM unnest(ARRAY['queued', 'sent', 'failed']) AS status`,
  `INSERT INTO share_purchases (id, reference, units, unit_price, amount_kobo, currency, mode, email, status)
   VALUES (gen_random_uuid(), 'a', 1000, 1000, 100000000, 'NGN', 'test', 'buyer@example.com', 'review')`,
  // Nobody paid them, and their addresses were removed.
  `INSERT INTO share_purchases (id, reference, units, unit_price, amount_kobo, currency, mode, status, created_at)
   SELECT gen_random_uuid(), 'unpaid ' || n, 1000, 1000, 100000000, 'NGN', 'test', 'failed', now() - interval '1 year'
   FROM generate_series(1, ${MANY}) n`,
  `INSERT INTO webhook_endpoints (id, url, events, encrypted_secret)
   VALUES (gen_random_uuid(), 'https://hooks.example', '{}', 'x')`,
  `INSERT INTO webhook_events (id, type, data)
   SELECT gen_random_uuid(), 'purchase.paid', json_build_object('purchase_id', id) FROM share_purchases WHERE status = 'review'`,
  `INSERT INTO webhook_deliveries (id, endpoint_id, event_id, state, personal)
   SELECT gen_random_uuid(), w.id, e.id, 'delivered', '{"purchase": {"email": "buyer@example.com"}}'
   FROM webhook_endpoints w, webhook_events e`,
];

describe('the queries that a backend repeats by itself', () => {
  let database: TestDatabase;
  let app: ApiApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    // With sequential scans off, a table is read completely only if no index fits; with few rows it always would be.
    app = await startApi({
      DATABASE_URL: `${database.url}?options=-c%20enable_seqscan%3Doff`,
      MAINTENANCE_INTERVAL_SECONDS: '1',
    });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const count = async (what: string) => {
    const rows = await app.query<{ table: string; count: number }>(
      `SELECT relname AS table, (${what})::int AS count FROM pg_stat_user_tables WHERE seq_scan > 0 OR idx_scan > 0`,
    );
    return new Map(rows.map(({ table, count: number }) => [table, number]));
  };
  const readWhole = () => count('seq_scan');
  const rowsRead = () => count('seq_tup_read + coalesce(idx_tup_fetch, 0)');
  /** Waits for so many rounds; PostgreSQL reports what they read a second later. */
  const rounds = async (number: number) => {
    const before = (await readWhole()).get('audit_term') ?? 0;
    await eventually(async () =>
      expect((await readWhole()).get('audit_term')).toBeGreaterThanOrEqual(before + 2 * number),
    );
  };

  it('read no growing table completely', async () => {
    const { id } = await postJob(await registerAndLogIn(app));
    await insertApplications(app, id, MANY);
    await app.query(
      `UPDATE jobs SET is_active = false, closed_at = now() - interval '1 year' WHERE id = $1`,
      [id],
    );
    for (const statement of ROWS) await app.query(statement);
    await app.query('ANALYZE');
    // Reads until now may come from inserting the rows, and idle connections report theirs up to ten seconds late. What
    // reads a table completely does so in every round.
    await eventually(async () => {
      const [before, readBefore] = [await readWhole(), await rowsRead()];
      await rounds(2);
      const read = [...(await rowsRead())].filter(
        ([table, rows]) => rows - (readBefore.get(table) ?? 0) >= MANY,
      );
      expect(read.map(([table]) => table).filter((table) => !SMALL.includes(table))).toEqual([]);
      const tables = [...(await readWhole())].filter(([table, times]) => times > (before.get(table) ?? 0));
      expect(tables.map(([table]) => table).filter((table) => !SMALL.includes(table))).toEqual([]);
      expect(tables.length).toBeGreaterThan(5);
    });
  });
});
