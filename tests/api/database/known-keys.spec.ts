import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../backend/src/database/data-source-options.js';
import { parseFileEncryptionKeys } from '../../../backend/src/platform/encryption/encryption-keys.js';
import { checkKeys } from '../../../backend/src/platform/encryption/known-keys.js';
import { startApi } from '../../support/api/app.js';
import { runHostedCommand } from '../../support/servers/server-host.js';
import { createTestSite, type TestSite } from '../../support/servers/test-site.js';

const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;

describe('the keys that a database was filled with', () => {
  let site: TestSite;
  let dataSource: DataSource;
  beforeAll(async () => {
    site = await createTestSite();
    const options = dataSourceOptions({ DATABASE_URL: site.databaseUrl, DATABASE_POOL_SIZE: 2 });
    dataSource = await new DataSource(options).initialize();
    // A backend made what test databases are copied from.
    await dataSource.query('DELETE FROM key_samples');
  });
  afterAll(async () => {
    await dataSource.destroy();
    await site.remove();
  });

  const check = (...keys: string[]) => checkKeys(dataSource.manager, parseFileEncryptionKeys(keys.join(',')));

  it('may come back, with others beside them', async () => {
    expect(await check(key('k1', 1))).toEqual([]);
    expect(await check(key('k1', 1), key('k2', 2))).toEqual([]);
  });

  it('are not others of the same id: no backend starts with these', async () => {
    const message = 'the key "k1" is not the one that this database was filled with';
    await expect(check(key('k1', 3))).rejects.toThrow(message);
    // It is no reason to know another.
    await expect(check(key('k3', 3), key('k1', 3))).rejects.toThrow(message);
    await expect(
      startApi({ DATABASE_URL: site.databaseUrl, FILE_ENCRYPTION_KEYS: key('k1', 3) }),
    ).rejects.toThrow(message);
    expect(await check(key('k1', 1))).toEqual([]);
  });

  it('are missed until everything has been encrypted again', async () => {
    expect(await check(key('k2', 2))).toEqual(['k1']);
    const rotated = await runHostedCommand(
      ['rotate-keys'],
      { ...site.environment, FILE_ENCRYPTION_KEYS: `${key('k2', 2)},${key('k1', 1)}` },
      '',
    );
    expect(rotated.code).toBe(0);
    expect(await check(key('k2', 2))).toEqual([]);
  });
});
