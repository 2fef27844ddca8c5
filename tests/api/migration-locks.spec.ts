import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestSite, type TestSite } from '../support/test-site.js';

const program = fileURLToPath(new URL('../../backend/dist/cli.js', import.meta.url));
const HELD_MS = 9_000;
/** Three seconds, and what a busy machine adds. */
const LONGEST_WAIT_SECONDS = 4.5;

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
    let waits = 0;
    let longest = 0;
    try {
      await reader.query('BEGIN');
      await reader.query('LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE');
      const migrating = spawn(process.execPath, [program, 'migrate'], { env: site.environment });
      const ended = once(migrating, 'close');
      for (const end = Date.now() + HELD_MS; Date.now() < end; await delay(100)) {
        const { rows } = await watcher.query<{ seconds: number }>(
          `SELECT extract(epoch FROM now() - query_start)::float AS seconds FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        waits += rows.length;
        longest = Math.max(longest, ...rows.map(({ seconds }) => seconds));
      }
      expect(waits).toBeGreaterThan(0);
      expect(longest).toBeLessThan(LONGEST_WAIT_SECONDS);
      await reader.query('ROLLBACK');
      expect(await ended).toEqual([0, null]);
    } finally {
      await Promise.all([reader.end(), watcher.end()]);
    }
  }, 60_000);
});
