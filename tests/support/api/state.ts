import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';
import type { ApiApp } from './app.js';
import { PATIENCE_MS } from '../servers/servers.js';

/** Tables that may change: counters of attempts, migrations, and which jobs were seen open. */
const leftOut = ['rate_limits', 'migrations', 'job_alert_openings'];
/** Entries of attempts may be added, too: just after the response, so that its duration reveals nothing. */
const attempts = ['account.login_failed', 'account.login_refused'];

/** SQL for the compared part of a row. Leaves out the last use of a session, and what changes when a queued mail is sent meanwhile. */
const contentOf = (table: string): string =>
  table === 'mails'
    ? `to_jsonb(row) - '{attempts,next_attempt_at,lease_until,sent_at,last_error,text,html,calendar,unsubscribe_url}'::text[]
       - CASE WHEN kind = 'contact_message' THEN '{subject,reply_to}' ELSE '{}' END::text[]
       || CASE WHEN status = 'sent' THEN '{"status": "queued"}' ELSE '{}' END::jsonb`
    : `to_jsonb(row) - 'last_used_at'`;

/** Everything a backend keeps: a digest of each table, the stored objects, and uploads under way. */
async function stateOf(app: ApiApp) {
  const tables = await app.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name <> ALL($1) ORDER BY 1`,
    [leftOut],
  );
  const digests = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*)::int AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest
       FROM (SELECT ${contentOf(name)} AS t FROM ${name} row) kept WHERE NOT coalesce(t->>'action' = ANY($1), false)`,
  );
  // Ordered: PostgreSQL may read large tables in parallel, and then returns rows in the order in which they are done.
  const rows = await app.query<{ name: string; rows: number; digest: string }>(
    `${digests.join(' UNION ALL ')} ORDER BY name`,
    [attempts],
  );
  return { rows, objects: await app.storedObjects(), spool: await app.spooledUploads() };
}

/** Each pause is twice the one before: checks cost processor time, which the awaited work needs. */
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 400;

/** Repeats a check until it passes, for what follows a response; in the end throws the check's error. @returns the check's result */
export async function eventually<Result>(check: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() - start > PATIENCE_MS) throw error;
    }
    await delay(pause);
  }
}

/** Rows of this table, and stored objects, may be removed just after a response; no other table changes after it. */
const CLEARED_LATER = 'unattached_files';

/**
 * Runs an action and fails unless rows, stored objects and uploads are the same afterwards: rows at once, and what is cleared
 * away after a response within the patience of `eventually`.
 */
export async function expectNothingChanged<T>(app: ApiApp, action: () => Promise<T>): Promise<T> {
  // Uploads of the requests before are removed just after their responses.
  await eventually(async () => expect(await app.spooledUploads()).toEqual([]));
  const before = await stateOf(app);
  const result = await action();
  const after = await stateOf(app);
  expect({ 'tables that changed': changesOf(before.rows, after.rows) }).toEqual({
    'tables that changed': [],
  });
  if (!isDeepStrictEqual(after, before)) {
    await eventually(async () => expect(await stateOf(app)).toEqual(before));
  }
  return result;
}

type Rows = Awaited<ReturnType<typeof stateOf>>['rows'];

/** Describes changes of tables that waiting does not revert. */
function changesOf(before: Rows, after: Rows): string[] {
  const former = new Map(before.map((table) => [table.name, table]));
  return after.flatMap(({ name, rows, digest }) => {
    const was = former.get(name);
    if (name === CLEARED_LATER || was?.digest === digest) return [];
    return [
      rows === was?.rows ? `${name}: other values` : `${name}: ${was?.rows ?? 0} rows before, ${rows} now`,
    ];
  });
}

/** Erases every removed application, as the sweep does once a removal can no longer be undone. */
export async function eraseRemoved(app: ApiApp): Promise<void> {
  await app.query(
    `UPDATE applications SET removed_at = now() - interval '30 days' WHERE removed_at IS NOT NULL`,
  );
  await app.inside.eraseRemoved();
}
