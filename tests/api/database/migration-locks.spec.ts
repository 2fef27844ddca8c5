import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startStopwatch } from '../../support/stopwatch.js';
import { createTestSite, type TestSite } from '../../support/servers/test-site.js';

const program = fileURLToPath(new URL('../../../backend/dist/cli.js', import.meta.url));
/** It waits three seconds for its table, and five until it tries again. */
const BETWEEN_WAITS_MS = 10_000;

describe('a migration', () => {
  let site: TestSite;
  const holder = () => new pg.Client({ connectionString: site.databaseUrl });
  beforeAll(async () => {
    site = await createTestSite();
  });
  afterAll(() => site.remove());

  it('gives way when its table is in use, so that others do not queue behind it, and tries again', async () => {
    const [reader, watcher] = [holder(), holder()];
    await Promise.all([reader.connect(), watcher.connect()]);
    /** When each of its waits began. */
    const waits = new Set<number>();
    try {
      await reader.query('BEGIN');
      await reader.query('LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE');
      const migrating = spawn(process.execPath, [program, 'migrate'], { env: site.environment });
      const ended = once(migrating, 'close');
      const seeWait = async (count: number) => {
        for (; waits.size < count; await delay(100)) {
          const { rows } = await watcher.query<{ since: number }>(
            `SELECT extract(epoch FROM query_start)::float AS since FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          for (const { since } of rows) waits.add(since);
        }
      };
      await seeWait(1);
      const stop = startStopwatch();
      await seeWait(2);
      expect(stop().ran).toBeLessThan(BETWEEN_WAITS_MS);
      await reader.query('ROLLBACK');
      expect(await ended).toEqual([0, null]);
    } finally {
      await Promise.all([reader.end(), watcher.end()]);
    }
  });
});
