import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../../../backend/src/database/migrate.js';
import { startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { createTestSite, type TestSite } from '../../support/servers/test-site.js';

describe('a migration', () => {
  let site: TestSite;
  const connect = async () => {
    const client = new pg.Client({ connectionString: site.ownerUrl });
    await client.connect();
    return client;
  };
  beforeAll(async () => {
    site = await createTestSite();
  });
  afterAll(() => site.remove());

  it('gives way if its table is in use, so that others do not queue behind it, and tries again', async () => {
    const [reader, watcher] = await Promise.all([connect(), connect()]);
    await reader.query('BEGIN');
    await reader.query('LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE');
    const starting = startApi(
      { DATABASE_URL: site.databaseUrl, DATABASE_OWNER_URL: site.ownerUrl, MIGRATE_ON_START: 'true' },
      { migrationLock: 500, migrationPause: 100 },
    );
    /** When each of its waits began. */
    const waits = new Set<number>();
    await eventually(async () => {
      const { rows } = await watcher.query<{ since: number }>(
        `SELECT extract(epoch FROM query_start)::float AS since FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      for (const { since } of rows) waits.add(since);
      expect(waits.size).toBeGreaterThan(1);
    });
    await reader.query('ROLLBACK');
    await (await starting).close();
    await Promise.all([reader.end(), watcher.end()]);
  });

  it('keeps an index in use that it replaces, while a backup reads the table', async () => {
    const [backup, owner] = await Promise.all([connect(), connect()]);
    await owner.query(`DELETE FROM migrations WHERE name = 'OrderOfKeptMails1798910000000'`);
    await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM mails');
    const starting = startApi(
      { DATABASE_URL: site.databaseUrl, DATABASE_OWNER_URL: site.ownerUrl, MIGRATE_ON_START: 'true' },
      { migrationLock: 300, migrationPause: 100 },
    );
    const indexes = async () =>
      (
        await owner.query<{ name: string; isValid: boolean }>(
          `SELECT indexrelid::regclass::text AS name, indisvalid AS "isValid" FROM pg_index
           WHERE indexrelid::regclass::text LIKE 'ix_mails_due%' ORDER BY 1`,
        )
      ).rows;
    const served = { name: 'ix_mails_due', isValid: true };
    await eventually(async () =>
      expect(await indexes()).toEqual([served, { name: 'ix_mails_due_new', isValid: false }]),
    );
    await backup.query('COMMIT');
    await (await starting).close();
    expect(await indexes()).toEqual([served]);
    await Promise.all([backup.end(), owner.end()]);
  });

  it('that was interrupted keeps the valid indexes, and makes the invalid one again', async () => {
    const owner = await connect();
    const indexes = async () =>
      (
        await owner.query<{ name: string; oid: number; is_valid: boolean }>(
          `SELECT relname AS name, indexrelid AS oid, indisvalid AS is_valid
           FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
           WHERE relname IN ('ix_mails_expiring', 'ix_mails_listed', 'ix_job_alert_matches_mail', 'ix_idempotency_keys_application')
           ORDER BY 1`,
        )
      ).rows;
    const before = await indexes();
    expect(before).toHaveLength(4);
    await owner.query(
      `DELETE FROM migrations WHERE name IN ('IndexesOfUpkeep1798200000000', 'KeysOfApplications1797900100000');
       UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'ix_mails_listed'::regclass`,
    );
    const environment = { DATABASE_URL: site.databaseUrl, DATABASE_OWNER_URL: site.ownerUrl };
    await (await startApi({ ...environment, MIGRATE_ON_START: 'true' })).close();
    const after = await indexes();
    expect(after.map(({ is_valid }) => is_valid)).toEqual([true, true, true, true]);
    const kept = after.filter(({ oid }) => before.some((one) => one.oid === oid)).map(({ name }) => name);
    expect(kept).toEqual([
      'ix_idempotency_keys_application',
      'ix_job_alert_matches_mail',
      'ix_mails_expiring',
    ]);
    await owner.end();
  });

  it('keeps its connections alive while nothing is sent, as when a large index is made', async () => {
    const kept = jest.spyOn(Socket.prototype, 'setKeepAlive');
    try {
      await migrate({
        DATABASE_URL: site.databaseUrl,
        DATABASE_OWNER_URL: site.ownerUrl,
        DATABASE_POOL_SIZE: 2,
        AUDIT_LOG_DAYS: 730,
      });
      expect(kept).toHaveBeenCalledWith(true, 10_000);
    } finally {
      kept.mockRestore();
    }
  });

  it('of a new database finishes while another process waits to do the same', async () => {
    const server = await connect();
    const name = `made_${randomBytes(8).toString('hex')}`;
    await server.query(`CREATE DATABASE ${name}`);
    const url = Object.assign(new URL(site.ownerUrl), { pathname: `/${name}` }).href;
    const timings = { migrationLock: 100, migrationPause: 100, migrationTurn: 100 };
    const start = () => startApi({ DATABASE_URL: url, MIGRATE_ON_START: 'true' }, timings);
    const started = await Promise.allSettled([start(), start()]);
    for (const each of started) if (each.status === 'fulfilled') await each.value.close();
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.end();
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('takes views of limited accounts away while tables change, not while indexes are made', async () => {
    const [reader, owner] = await Promise.all([connect(), connect()]);
    const views = async () =>
      (
        await owner.query<{ name: string }>(
          `SELECT viewname AS name FROM pg_views WHERE schemaname = 'limited'`,
        )
      ).rows.length;
    const all = await views();
    await owner.query(
      `DELETE FROM migrations WHERE name IN ('KeySamples1798970000000', 'SearchOfMails1799030000000');
       DROP TABLE key_samples CASCADE;
       DROP INDEX ix_mails_search`,
    );
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT FROM mails');
    const starting = startApi({
      DATABASE_URL: site.databaseUrl,
      DATABASE_OWNER_URL: site.ownerUrl,
      MIGRATE_ON_START: 'true',
    });
    await eventually(async () =>
      expect((await owner.query(`SELECT FROM pg_class WHERE relname = 'ix_mails_search'`)).rows).toHaveLength(
        1,
      ),
    );
    // The view of the table that was dropped comes back with the others of the new version.
    expect(await views()).toBe(all - 1);
    await reader.query('COMMIT');
    await (await starting).close();
    expect(await views()).toBe(all);
    await Promise.all([reader.end(), owner.end()]);
  });

  it('that fails leaves the views of limited accounts as they were', async () => {
    const owner = await connect();
    const views = async () =>
      (
        await owner.query(
          `SELECT table_name, has_table_privilege('${new URL(site.databaseUrl).username}', 'limited.' || table_name, 'SELECT') AS is_readable
           FROM information_schema.views WHERE table_schema = 'limited' ORDER BY 1`,
        )
      ).rows;
    const before = await views();
    expect(before).toContainEqual({ table_name: 'applications', is_readable: true });
    // Makes the migration run a second time, which fails.
    await owner.query(`DELETE FROM migrations WHERE name = 'LeasesOfMails1797800000000'`);
    const environment = {
      DATABASE_URL: site.databaseUrl,
      DATABASE_OWNER_URL: site.ownerUrl,
      MIGRATE_ON_START: 'true',
    };
    await expect(startApi(environment)).rejects.toThrow('lease_until');
    expect(await views()).toEqual(before);
    await owner.query('ALTER TABLE mails DROP lease_until CASCADE');
    await (await startApi(environment)).close();
    expect(await views()).toEqual(before);
    await owner.end();
  });
});
