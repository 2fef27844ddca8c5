import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withDatabase } from '../../../backend/src/database/with-database.js';
import { archiveFailingSeconds } from '../../../backend/src/modules/maintenance/archive-failing.js';
import { type MeasuredApi, startMeasuredApi } from '../../support/api/metrics.js';
import { eventually } from '../../support/api/state.js';

let app: MeasuredApi;
beforeAll(async () => {
  app = await startMeasuredApi({ MAINTENANCE_INTERVAL_SECONDS: '1' });
});
afterAll(() => app.close());

it('the metric of background work gives how long it has been failing, and 0 once it works again', async () => {
  const failing = (work: string) => app.metric(`smash_work_failing_seconds{work="${work}"}`);
  expect(await failing('oneTimeTokens')).toBe(0);
  await app.query('ALTER TABLE one_time_links RENAME TO away');
  await eventually(async () => expect(await failing('oneTimeTokens')).toBeGreaterThan(0));
  expect(await failing('Webhooks')).toBe(0);
  await app.query('ALTER TABLE away RENAME TO one_time_links');
  await eventually(async () => expect(await failing('oneTimeTokens')).toBe(0));
});

describe('the metric of the WAL archive', () => {
  it('is 0 if the database has no archive', async () => {
    expect(await app.metric('smash_archive_failing_seconds{copied_by="database"}')).toBe(0);
  });

  it.each([
    ['0 while archiving works', { archived: '1 minute', failed: '2 minutes' }, 0],
    [
      'the time since the last archived file once archiving fails',
      { archived: '3 hours', failed: '1 minute' },
      10_800,
    ],
    ['the time since archiving was to begin if it never worked', { failed: '1 minute' }, 86_400],
    ['0 before the first attempt', {}, 0],
  ])('is %s', async (_what, { archived, failed }: { archived?: string; failed?: string }, expected) => {
    const DATABASE_URL = app.site.environment['DATABASE_URL'] ?? '';
    const told = await withDatabase({ DATABASE_URL, DATABASE_POOL_SIZE: 1 }, ({ manager }) =>
      manager.transaction(async (within) => {
        // PostgreSQL finds the temporary table before the system's view of that name.
        await within.query(
          `CREATE TEMP TABLE pg_stat_archiver ON COMMIT DROP AS SELECT now() - $1::interval AS last_archived_time,
             now() - $2::interval AS last_failed_time, now() - interval '1 day' AS stats_reset`,
          [archived, failed],
        );
        return archiveFailingSeconds(within);
      }),
    );
    expect(told).toBe(expected);
  });
});
