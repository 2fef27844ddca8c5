import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { commandOptions } from '../../../backend/src/database/data-source-options.js';
import { TIMINGS } from '../../../backend/src/platform/config/timings.js';
import { type HoldingProxy, startHoldingProxy } from '../../support/doubles/holding-proxy.js';
import { createTestSite, type TestSite } from '../../support/servers/test-site.js';

let site: TestSite;
let proxy: HoldingProxy;
beforeAll(async () => {
  site = await createTestSite();
  proxy = await startHoldingProxy(site.databaseUrl);
});
afterAll(async () => {
  await proxy.close();
  await site.remove();
});

it('an operator’s command waits for a database that greets later than requests wait', async () => {
  const options = commandOptions(
    { DATABASE_URL: proxy.url, DATABASE_POOL_SIZE: 2 },
    // The database is away for longer than a request waits after its first attempt.
    { ...TIMINGS, databaseGreeting: 1, databaseAbsence: 0, commandGreeting: 5_000, commandAbsence: 120_000 },
  );
  const isSilent = proxy.fallSilent(2);
  const connected = new DataSource(options).initialize();
  await Promise.race([isSilent, connected]);
  proxy.speak();
  const dataSource = await connected;
  expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await dataSource.destroy();
});
