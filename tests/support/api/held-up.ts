import { expect } from '@jest/globals';
import pg from 'pg';
import type { ApiApp } from './app.js';
import { eventually } from './state.js';

/** Connections to the site's database that wait for a lock. */
export const waitingForLocks = (app: Pick<ApiApp, 'query'>) =>
  app.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );

/**
 * Does something while another transaction holds rows; ends that transaction afterwards.
 * @param hold a statement of that transaction that takes the rows
 */
export async function whileHeld<T>(
  app: ApiApp,
  hold: string,
  act: (holding: pg.Client) => Promise<T>,
): Promise<T> {
  const holding = new pg.Client({ connectionString: app.site.ownerUrl });
  await holding.connect();
  try {
    await holding.query(`BEGIN; ${hold}`);
    const result = await act(holding);
    await holding.query('COMMIT');
    return result;
  } finally {
    await holding.end();
  }
}

/**
 * Breaks the connection on which a backend is about to change a row, this many times.
 * @param hold a query for the row, which is locked
 * @param begin makes the backend start its change
 */
export function breakNextChange(app: ApiApp, hold: string, begin: () => void, times = 1): Promise<void> {
  return whileHeld(app, `${hold} FOR UPDATE`, async () => {
    begin();
    const breakThem = `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const broken = new Set<number>();
    await eventually(async () => {
      for (const { pid } of await app.query<{ pid: number }>(breakThem)) broken.add(pid);
      expect(broken.size).toBe(times);
    });
  });
}

/**
 * Starts actions while another transaction holds rows, and ends that transaction once all of them wait for it: so all reach
 * the same point, however fast each is.
 * @param further statements of that transaction while the others wait
 */
export async function heldUp<T>(
  app: ApiApp,
  [hold, ...further]: [string, ...string[]],
  acts: (() => PromiseLike<T>)[],
): Promise<T[]> {
  const { begun } = await whileHeld(app, hold, async (holding) => {
    const begun = Promise.all(acts.map((act) => act()));
    // Queried outside the transaction, which would see the same rows as long as it lasts.
    await eventually(async () => expect(await waitingForLocks(app)).toHaveLength(acts.length));
    for (const statement of further) await holding.query(statement);
    return { begun };
  });
  return begun;
}

/** Does something while mails to some addresses cannot be queued, so that each attempt to queue one fails. */
export async function withRefusedMails(
  app: ApiApp,
  recipients: readonly string[],
  act: () => Promise<void>,
): Promise<void> {
  const named = recipients.map((recipient) => pg.escapeLiteral(recipient)).join(', ');
  await app.query(`ALTER TABLE mails ADD CONSTRAINT refused CHECK (recipient NOT IN (${named})) NOT VALID`);
  try {
    await act();
  } finally {
    await app.query('ALTER TABLE mails DROP CONSTRAINT refused');
  }
}
