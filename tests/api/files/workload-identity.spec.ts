import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openTarget } from '../../../backend/src/cli/backup/open-target.js';
import { readEnvironment } from '../../../backend/src/platform/config/environment.js';
import { createEncryptedStorage } from '../../../backend/src/platform/files/create-file-storage.js';
import { keysOf, store } from '../../../backend/src/platform/files/storage/file-storage.conformance.js';
import { StorageUnavailableError } from '../../../backend/src/platform/files/storage/file-storage.js';
import { apply, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { startApi } from '../../support/api/app.js';
import { aBucket } from '../../support/api/backup-scripts.js';
import { eventually } from '../../support/api/state.js';
import { prepareBucket } from '../../support/api/storages.js';
import { type KeyService, POD_TOKEN, ROLE, startKeyService } from '../../support/doubles/key-service.js';
import { hasS3 } from '../../support/servers/test-s3.js';
import type { Overrides } from '../../support/servers/test-site.js';

(hasS3 ? describe : describe.skip)('a file storage without keys of its own', () => {
  let service: KeyService;
  let folder: string;
  let tokenFile: string;
  /** A bucket, without the keys of its owner. */
  let bucket: Overrides;

  beforeEach(async () => {
    service = await startKeyService();
    folder = await mkdtemp(path.join(tmpdir(), 'smash-token-'));
    tokenFile = path.join(folder, 'token');
    await writeFile(tokenFile, POD_TOKEN);
    bucket = { ...(await prepareBucket()), S3_ACCESS_KEY: '', S3_SECRET_KEY: '' };
  });
  afterEach(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  const byRole = (): Overrides => ({
    AWS_ROLE_ARN: ROLE,
    AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile,
    AWS_ENDPOINT_URL_STS: service.url,
  });
  const byAgent = (): Overrides => ({
    AWS_CONTAINER_CREDENTIALS_FULL_URI: `${service.url}/agent`,
    AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: tokenFile,
  });
  const environmentOf = (identity: Overrides) =>
    readEnvironment({
      ...process.env,
      DATABASE_URL: 'postgres://none',
      UPLOAD_PATH: folder,
      ...bucket,
      ...identity,
    });

  describe.each([
    ['a role and the token of the pod', byRole],
    ['the agent of its node', byAgent],
  ])('with %s', (_how, identity) => {
    it('stores, lists, reads and removes with temporary keys', async () => {
      const storage = createEncryptedStorage(environmentOf(identity()));
      await storage.check();
      await store(storage, 'key', Buffer.from('content'));
      expect(await keysOf(storage)).toEqual(['key']);
      expect(await text(await storage.get('key'))).toBe('content');
      await storage.delete('key');
      expect(await keysOf(storage)).toEqual([]);
      expect(service.given).toBe(1);
    });

    it('gets new keys when they have expired, with the current token in the file', async () => {
      service.milliseconds = -1;
      const storage = createEncryptedStorage(environmentOf(identity()));
      await storage.check();
      await storage.check();
      expect(service.given).toBe(2);
      await writeFile(tokenFile, 'another token');
      await expect(storage.check()).rejects.toThrow(StorageUnavailableError);
      await expect(store(storage, 'key', Buffer.from('content'))).rejects.toThrow(
        'Unable to get credentials',
      );
      await writeFile(tokenFile, POD_TOKEN);
      await storage.check();
    });
  });

  it('keeps backups in a bucket too', async () => {
    const { name, environment } = await aBucket();
    const { BACKUP_S3_ENDPOINT = '' } = environment;
    const target = openTarget(name, { ...byRole(), BACKUP_S3_ENDPOINT, BACKUP_S3_REGION: 'us-east-1' });
    await target.put('erasures.txt', Buffer.from('none\n'));
    expect(await text(await target.get('erasures.txt'))).toBe('none\n');
    await target.remove('erasures.txt');
  });

  it('is down while it can get no keys, and all else works', async () => {
    service.milliseconds = -1;
    const app = await startApi({ ...bucket, ...byRole() });
    try {
      const owner = await registerAndLogIn(app);
      const { id } = await postJob(owner);
      await apply(app, id);

      service.isClosed = true;
      const refused = await submit(app, id);
      expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await eventually(async () => {
        const health = await app.visitor.get('/api/health/ready').expect(200);
        expect(health.body).toMatchObject({ status: 'degraded', storage: 'down', database: 'up' });
      });
      await app.visitor.get('/api/jobs/').expect(200);

      service.isClosed = false;
      await apply(app, id);
    } finally {
      await app.close();
    }
  });
});
