import { expect } from '@jest/globals';
import pg from 'pg';
import type { ApiApp } from './app.js';
import { eventually } from './state.js';

/** The connections of the site that wait for what somebody else holds. */
export const waitingForLocks = (app: Pick<ApiApp, 'query'>) =>
  app.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );

/**
 * Does something while another transaction holds rows, which ends after it.
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
 * Breaks the connection by which a backend changes a row, so many times, before the change is made.
 * @param hold a query that locks the row
 * @param begin lets the backend go on to its change
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
 * Begins what is done while another transaction holds rows, and ends that transaction once all of it waits: so each has
 * come to the same point, whichever is faster.
 * @param further what that transaction does while the others wait
 */
export async function heldUp<T>(
  app: ApiApp,
  [hold, ...further]: [string, ...string[]],
  acts: (() => PromiseLike<T>)[],
): Promise<T[]> {
  const { begun } = await whileHeld(app, hold, async (holding) => {
    const begun = Promise.all(acts.map((act) => act()));
    // Asked outside the transaction, which would see the same response for as long as it lasts.
    await eventually(async () => expect(await waitingForLocks(app)).toHaveLength(acts.length));
    for (const statement of further) await holding.query(statement);
    return { begun };
  });
  return begun;
}

/** Does something while no mail to some people can be queued, so that whatever queues one fails each time. */
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
