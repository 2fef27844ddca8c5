import { expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { TIMINGS } from '../config/timings.js';
import { MetricsRegistry } from '../metrics/index.js';
import { QueueWorker } from './queue-worker.js';

class Rows extends QueueWorker {
  protected async goOn(): Promise<void> {}
  protected async giveUp(): Promise<void> {}
  work = () => this.workOnce();
}

/** A database with one row under way, whose account is no longer active. */
const databaseWith = (attempts: number) =>
  ({
    query: () =>
      Promise.resolve([[{ id: 'row', actor_id: null, permission: 'own_account.use', attempts }], 1]),
    manager: { query: () => Promise.resolve([]) },
    transaction: (run: (manager: object) => Promise<void>) =>
      run({ query: (sql: string) => Promise.resolve(sql.startsWith('SELECT') ? [{ attempts }] : []) }),
  }) as unknown as DataSource;

it.each([
  ['a row whose backends died each time', 6, 1],
  ['no row whose account was removed or suspended, which is no failure', 1, 0],
])('counts as given up %s', async (_what, attempts, expected) => {
  const metrics = new MetricsRegistry();
  const queue = { name: 'Rows', pause: 1, failure: '', table: 'rows', underWay: '', permission: '' };
  await new Rows(queue, TIMINGS, databaseWith(attempts), metrics).work();
  const text = await metrics.prometheus.getSingleMetricAsString('smash_work_given_up_total');
  expect(text).toContain(`smash_work_given_up_total{queue="rows"} ${expected}`);
});
