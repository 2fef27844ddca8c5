import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource, type EntityManager } from 'typeorm';
import { dataSourceOptions } from '../../../backend/src/database/data-source-options.js';
import { InterviewsService } from '../../../backend/src/modules/interviews/list/interviews.service.js';
import { latestDeliveries } from '../../../backend/src/modules/webhooks/endpoints/latest-deliveries.js';
import { pageStatement as auditPage } from '../../../backend/src/platform/audit-log/audit-statements.js';
import { createTestDatabase, type TestDatabase } from '../../support/servers/test-database.js';

const ENDPOINT = '0197a1b2-0000-7000-8000-000000000001';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = dataSourceOptions({ DATABASE_URL: database.ownerUrl, DATABASE_POOL_SIZE: 2 });
  source = await new DataSource(options).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** The plan of PostgreSQL if it must use an index: with few rows it would read and sort them all. */
async function planOf(sql: string, parameters: unknown[] = []): Promise<string> {
  const plan = await source.transaction(async (manager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    await manager.query('SET LOCAL enable_sort = off');
    return manager.query<Record<string, string>[]>(`EXPLAIN ${sql}`, parameters);
  });
  return plan.map((row) => row['QUERY PLAN']).join('\n');
}

/** The plans of all statements that a reader of the database sends. */
async function plansOf(read: (recorder: DataSource) => Promise<unknown>): Promise<string[]> {
  const sent: [string, unknown[] | undefined][] = [];
  const query = (sql: string, parameters?: unknown[]) => {
    sent.push([sql, parameters]);
    return source.query<unknown[]>(sql, parameters);
  };
  const manager = { query } as unknown as EntityManager;
  await read({ query, manager } as unknown as DataSource);
  const plans: string[] = [];
  for (const [sql, parameters] of sent) plans.push(await planOf(sql, parameters));
  return plans;
}

it('reads each kind of entry of the audit log with a plan for its name, as some are rare', async () => {
  const { sql, parameters } = auditPage({ object_type: 'webhook' }, { limit: 25 });
  const plan = await planOf(sql, parameters);
  for (const action of ['webhook.created', 'webhook.deleted'])
    expect(plan).toContain(`((action)::text = '${action}'::text)`);
});

it('reads the latest delivery of an endpoint with a plan for its id, as some are quiet', async () => {
  const [plan] = await plansOf(({ manager }) => latestDeliveries(manager, [ENDPOINT]));
  expect(plan).toContain(`(endpoint_id = '${ENDPOINT}'::uuid)`);
});

it('looks for the interviews that may have a word first, and folds the names of those alone', async () => {
  const plans = await plansOf((recorder) => new InterviewsService(recorder).list({ search: 'ada obi' }));
  for (const plan of plans.slice(0, 2)) expect(plan).toMatch(/Index Cond: .*\(id = ANY \(\(InitPlan/);
});

it('lists the offers that nobody has answered in the order of an index', async () => {
  const [page] = await plansOf((recorder) => new InterviewsService(recorder).list({ state: 'offered' }));
  expect(page).toContain('pk_interviews');
  expect(page).not.toContain('Sort');
});
