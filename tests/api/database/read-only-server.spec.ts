import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../backend/src/database/data-source-options.js';
import { isDatabaseUnavailable } from '../../../backend/src/platform/errors/database-errors.js';
import { createTestSite, type TestSite } from '../../support/servers/test-site.js';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.remove());

it('a connection whose server takes no writes fails one request with 503, and is then replaced', async () => {
  const connect = (url: string) =>
    new DataSource(dataSourceOptions({ DATABASE_URL: url, DATABASE_POOL_SIZE: 1 })).initialize();
  const operator = await connect(site.ownerUrl);
  const name = `"${new URL(site.databaseUrl).pathname.slice(1)}"`;
  const write = (dataSource: DataSource) =>
    dataSource.transaction((manager) => manager.query('UPDATE jobs SET title = title'));
  // Counts for connections that begin from now on, like an address that leads to a standby for a moment.
  await operator.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const dataSource = await connect(site.databaseUrl);
  await operator.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);

  const refusal: unknown = await write(dataSource).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: '25006' });
  expect(isDatabaseUnavailable(refusal)).toBe(true);
  await write(dataSource);

  await dataSource.destroy();
  await operator.destroy();
});
