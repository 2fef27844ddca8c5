import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../backend/src/database/data-source-options.js';
import { findDueApplications } from '../../../backend/src/modules/applications/erasure/due-applications.js';
import { SHOWN_WITH } from '../../../backend/src/modules/applications/people/person-notes.js';
import { dropLimitedViews } from '../../../backend/src/database/limited-views.js';
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.js';

/**
 * Sends a statement after the one before has been answered. TypeORM reads a schema with many at once on one connection,
 * which pg 9 no longer takes.
 */
class PatientClient extends pg.Client {
  private before: Promise<unknown> = Promise.resolve();

  // The one of its many signatures that TypeORM calls.
  override query = ((text: string, values?: unknown[]) => {
    const result = this.before.then(() => super.query(text, values));
    this.before = result.catch(() => undefined);
    return result;
  }) as pg.Client['query'];
}

describe('the schema of the database', () => {
  const opened: { source: DataSource; database: TestDatabase }[] = [];
  let source: DataSource;
  beforeAll(async () => {
    source = await open();
    await source.query(
      `INSERT INTO audit_log (action, object_type, object_id) VALUES ('job.created', 'job', '1')`,
    );
  });
  afterAll(async () => {
    for (const one of opened) {
      await one.source.destroy();
      await one.database.drop();
    }
  });

  /** A migrated database, with the entities and migrations of the backend. */
  async function open(): Promise<DataSource> {
    const database = await createTestDatabase();
    const options = dataSourceOptions({ DATABASE_URL: database.ownerUrl, DATABASE_POOL_SIZE: 2 });
    const extra = { ...(options.extra as object), Client: PatientClient };
    const made = await new DataSource({ ...options, extra }).initialize();
    opened.push({ source: made, database });
    return made;
  }

  /** Everything that makes up the schema, as PostgreSQL describes it. */
  async function describeSchema(of: DataSource): Promise<unknown> {
    return Promise.all(
      [
        `SELECT table_name, column_name, data_type, character_maximum_length, is_nullable, column_default, is_identity
         FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, ordinal_position`,
        `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
        `SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
        `SELECT tgname, pg_get_triggerdef(oid) AS definition FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
        `SELECT relname, relpersistence FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         ORDER BY 1`,
      ].map((sql) => of.query<unknown>(sql)),
    );
  }

  it('matches the entities', async () => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be reverted step by step to nothing, and is the same when it is made again', async () => {
    const own = await open();
    const made = await describeSchema(own);
    await dropLimitedViews(own);
    for (let left = own.migrations.length; left > 0; left -= 1) await own.undoLastMigration();
    const tables = await own.query<{ tablename: string }[]>(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables).toEqual([{ tablename: 'migrations' }]);
    expect(await own.query('SELECT * FROM migrations')).toEqual([]);
    await own.runMigrations({ transaction: 'each' });
    expect(await describeSchema(own)).toEqual(made);
  });

  it('has a chosen name for every constraint and index', async () => {
    const named = await source.query<{ name: string }[]>(
      `SELECT conname AS name FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace AND contype <> 'n' AND conrelid <> 'migrations'::regclass
       UNION SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    );
    expect(named.map(({ name }) => name).filter((name) => !/^(pk|uq|fk|ck|ix|ex)_/.test(name))).toEqual([]);
  });

  it.each([
    `UPDATE audit_log SET action = 'job.deleted'`,
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'TRUNCATE audit_log CASCADE',
  ])('refuses to rewrite the audit log: %s', async (statement) => {
    await expect(source.query(statement)).rejects.toThrow('the audit log is append-only');
    const jobs = `SELECT action FROM audit_log WHERE object_type = 'job'`;
    expect(await source.query(jobs)).toEqual([{ action: 'job.created' }]);
  });

  it('refuses to rewrite the history of an application, which is removed only with it', async () => {
    const id = '0197a1b2-0000-7000-8000-000000000001';
    await source.query(
      `INSERT INTO jobs (title, description, responsibility, requirements, location, job_type, is_active)
       VALUES ('Rider', 'x', 'x', 'x', 'Lagos', 'Remote', true)`,
    );
    await source.query(
      `INSERT INTO applications (id, reference, job_id, first_name, last_name, dob, state_of_origin,
         state_of_resident, address, email, phone, social_link, search_text)
       SELECT $1, 'SMT-AAAA-AAAA', id, 'A', 'B', '1990-01-01', 'Lagos', 'Lagos', 'x', 'a@example.com', '1', 'x', ''
       FROM jobs`,
      [id],
    );
    await source.query(`INSERT INTO application_events (application_id, type) VALUES ($1, 'submitted')`, [
      id,
    ]);
    for (const statement of [
      `UPDATE application_events SET type = 'restored'`,
      'DELETE FROM application_events',
      'TRUNCATE application_events',
      'TRUNCATE applications CASCADE',
    ]) {
      await expect(source.query(statement)).rejects.toThrow('the history of an application is append-only');
    }
    expect(await source.query('SELECT type FROM application_events')).toEqual([{ type: 'submitted' }]);
    await source.query('DELETE FROM applications');
    expect(await source.query('SELECT type FROM application_events')).toEqual([]);
  });

  /** The plan of PostgreSQL if it must use an index: with few rows it would read and sort them all. */
  async function planOf(statement: string): Promise<string> {
    const plan = await source.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      await manager.query('SET LOCAL enable_sort = off');
      await manager.query('SET LOCAL enable_hashjoin = off');
      await manager.query('SET LOCAL enable_mergejoin = off');
      return manager.query<Record<string, string>[]>(`EXPLAIN ${statement}`);
    });
    return plan.map((row) => row['QUERY PLAN']).join('\n');
  }

  it('has an index for every order of the lists', async () => {
    for (const order of [
      'applied_at DESC, id DESC',
      'last_name ASC, id ASC',
      'email DESC, id DESC',
      'status ASC, applied_at DESC, id DESC',
    ]) {
      const text = await planOf(
        `SELECT id FROM applications WHERE removed_at IS NULL ORDER BY ${order} LIMIT 25`,
      );
      expect(text).toMatch(/Index (Only )?Scan( Backward)? using ix_applications_/);
      expect(text).not.toMatch(/Sort|Seq Scan/);
    }
  });

  it.each([
    [
      'ix_mails_due',
      `SELECT id FROM mails WHERE status = 'queued' AND next_attempt_at <= now()
       ORDER BY (unsubscribe_url IS NOT NULL), is_kept, next_attempt_at LIMIT 10 FOR UPDATE SKIP LOCKED`,
    ],
    [
      'ix_mails_listed',
      `SELECT id, CASE WHEN mail.status = 'failed' THEN 0 ELSE 1 END AS rank FROM mails mail
       ORDER BY rank ASC, created_at DESC, id DESC LIMIT 25`,
    ],
    [
      'ix_mails_search',
      `SELECT id FROM mails WHERE recipient ILIKE '%ada@example.com%' OR subject ILIKE '%ada@example.com%'`,
    ],
    [
      'ix_webhook_deliveries_open',
      `SELECT state, count(*), min(next_attempt_at) FROM webhook_deliveries WHERE state <> 'delivered' GROUP BY state`,
    ],
    [
      'ix_webhook_deliveries_personal',
      'SELECT id, event_id FROM webhook_deliveries WHERE personal IS NOT NULL',
    ],
    [
      'ix_share_purchases_created',
      'SELECT id FROM share_purchases ORDER BY created_at DESC, id DESC LIMIT 25',
    ],
    [
      'ix_share_purchases_status',
      `SELECT id FROM share_purchases WHERE status = 'failed' ORDER BY created_at ASC, id ASC LIMIT 25`,
    ],
    ['ix_share_purchases_units', 'SELECT id FROM share_purchases ORDER BY units DESC, id DESC LIMIT 25'],
    [
      'ix_application_notes_application',
      `SELECT n.id FROM application_notes n WHERE ${SHOWN_WITH(`'0197a1b2-0000-7000-8000-000000000001'`)}`,
    ],
    ['ix_applications_outside_pool', findDueApplications('retention', 500).replaceAll('$1', '6')],
    [
      'ix_mail_batches_sending',
      'SELECT id FROM mail_batches WHERE cancelled_at IS NULL AND sends_at > now()',
    ],
    [
      'ix_job_alert_matches_mail',
      `SELECT job_id FROM job_alert_matches WHERE mail_id = '0197a1b2-0000-7000-8000-000000000001'`,
    ],
  ])('has %s for a query that is repeated often', async (index, statement) => {
    const plan = await planOf(statement);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(new RegExp(`Sort|Seq Scan on ${index.replace(/^ix_(.*)_.*/, '$1')}`));
  });

  it('finds the applications that are due without reading those of the talent pool', async () => {
    const own = await open();
    await own.query(
      `INSERT INTO jobs (title, description, responsibility, requirements, location, job_type, is_active, closed_at)
       SELECT 'Rider', 'x', 'x', 'x', 'Lagos', 'Remote', false, now() - n * interval '1 week' FROM generate_series(1, 50) n`,
    );
    await own.query(
      `INSERT INTO applications (id, reference, job_id, first_name, last_name, dob, state_of_origin,
         state_of_resident, address, email, phone, social_link, search_text, applied_at, pool_since, pool_until)
       SELECT gen_random_uuid(), 'SMT-' || n, job.id, 'A', 'B', '1990-01-01', 'Lagos', 'Lagos', 'x', 'a@example.com', '1', 'x', '',
         job.closed_at, pool.since, pool.since + interval '1 year'
       FROM generate_series(1, 5000) n JOIN jobs job ON job.id = 1 + n % 50 CROSS JOIN LATERAL (
         SELECT CASE WHEN n % 2 = 0 OR job.closed_at < now() - interval '6 months' THEN now() END) pool (since)`,
    );
    await own.query('ANALYZE');
    const statement = findDueApplications('retention', 10).replaceAll('$1', '6');
    expect(await own.query(statement)).toEqual([]);
    const plan = await own.query<Record<string, string>[]>(`EXPLAIN ${statement}`);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on applications');
  });
});
