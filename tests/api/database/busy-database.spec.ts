import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../backend/src/database/data-source-options.js';
import { TIMINGS } from '../../../backend/src/platform/config/timings.js';
import { createProxy, type SwitchableProxy } from '../../support/doubles/switchable-proxy.js';
import { createTestSite, type TestSite } from '../../support/servers/test-site.js';

let site: TestSite;
let proxy: SwitchableProxy;
beforeAll(async () => {
  site = await createTestSite();
  proxy = await createProxy(Number(new URL(site.databaseUrl).port));
  await proxy.switchOn();
});
afterAll(async () => {
  await proxy.switchOff();
  await site.remove();
});

it('a backend that starts while the database is busy waits longer for each greeting, and is greeted in the end', async () => {
  const url = new URL(site.databaseUrl);
  url.port = String(proxy.port);
  const options = dataSourceOptions(
    { DATABASE_URL: url.href, DATABASE_POOL_SIZE: 1 },
    { ...TIMINGS, databaseGreeting: 50, databaseTurn: 60_000, databaseAbsence: 60_000 },
  );
  // More than one of the answers of a greeting comes later than the first attempt waits.
  proxy.slowDown(100);
  const dataSource = await new DataSource(options).initialize();
  expect(dataSource.isInitialized).toBe(true);
  proxy.slowDown(0);
  await dataSource.destroy();
});
