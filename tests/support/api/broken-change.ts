import { expect } from '@jest/globals';
import pg from 'pg';
import type { ApiApp } from './app.js';
import { eventually } from './state.js';

/**
 * Breaks the connection by which a backend changes a row, once, before the change is made.
 * @param hold a query that locks the row
 * @param begin lets the backend go on to its change
 */
export async function breakNextChange(app: ApiApp, hold: string, begin: () => void): Promise<void> {
  const holding = new pg.Client({ connectionString: app.site.ownerUrl });
  await holding.connect();
  try {
    await holding.query(`BEGIN; ${hold} FOR UPDATE`);
    begin();
    const broken = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => expect(await app.query(broken)).toHaveLength(1));
  } finally {
    await holding.end();
  }
}
