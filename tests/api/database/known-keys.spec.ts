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
    // The template of the test databases was made by a backend, which left samples of its keys.
    await dataSource.query('DELETE FROM key_samples');
  });
  afterAll(async () => {
    await dataSource.destroy();
    await site.remove();
  });

  const check = (...keys: string[]) => checkKeys(dataSource.manager, parseFileEncryptionKeys(keys.join(',')));

  it('are accepted again, also with others beside them', async () => {
    expect(await check(key('k1', 1))).toEqual([]);
    expect(await check(key('k1', 1), key('k2', 2))).toEqual([]);
  });

  it('are told from others with the same id, with which no backend starts', async () => {
    const message = 'the key "k1" is not the one that this database was filled with';
    await expect(check(key('k1', 3))).rejects.toThrow(message);
    // An unknown key beside it changes nothing.
    await expect(check(key('k3', 3), key('k1', 3))).rejects.toThrow(message);
    await expect(
      startApi({ DATABASE_URL: site.databaseUrl, FILE_ENCRYPTION_KEYS: key('k1', 3) }),
    ).rejects.toThrow(message);
    expect(await check(key('k1', 1))).toEqual([]);
  });

  it('are missed until everything has been encrypted with another one', async () => {
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
