import { expect } from '@jest/globals';
import pg from 'pg';
import type { ApiApp } from './app.js';
import { eventually } from './state.js';

/**
 * Begins what is done while another transaction holds rows, and ends that transaction once all of it waits: so each has
 * come to the same point, whichever is faster.
 * @param hold a statement of that transaction that takes the rows
 * @param further what it does while the others wait
 */
export async function heldUp<T>(
  app: ApiApp,
  [hold, ...further]: [string, ...string[]],
  acts: (() => PromiseLike<T>)[],
): Promise<T[]> {
  const holding = new pg.Client({ connectionString: app.site.ownerUrl });
  await holding.connect();
  try {
    await holding.query(`BEGIN; ${hold}`);
    const begun = Promise.all(acts.map((act) => act()));
    // Asked outside the transaction, which would see the same answer for as long as it lasts.
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => expect(await app.query(waits)).toHaveLength(acts.length));
    for (const statement of further) await holding.query(statement);
    await holding.query('COMMIT');
    return await begun;
  } finally {
    await holding.end();
  }
}
