import { rename, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@smash/contract';
import { apply, logIn, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eraseRemoved, eventually } from '../../support/api/state.js';
import { testStorages } from '../../support/api/storages.js';
import { createProxy } from '../../support/doubles/switchable-proxy.js';
import type { Overrides } from '../../support/servers/test-site.js';

interface BreakableStorage {
  name: string;
  start: () => Promise<{ app: ApiApp; breakDown: () => Promise<void>; repair: () => Promise<void> }>;
}

/** A file stands where the folder should be, as when a disk is not mounted. */
const disk: BreakableStorage = {
  name: 'disk',
  async start() {
    const app = await startApi();
    const folder = app.site.storagePath;
    return {
      app,
      async breakDown() {
        await rename(folder, `${folder}.away`);
        await writeFile(folder, '');
      },
      async repair() {
        await rm(folder);
        await rename(`${folder}.away`, folder);
      },
    };
  },
};

/** Nothing listens at the endpoint. */
const s3 = (prepare: () => Promise<Overrides>): BreakableStorage => ({
  name: 'S3',
  async start() {
    const overrides = await prepare();
    const proxy = await createProxy(Number(new URL(overrides['S3_ENDPOINT'] ?? '').port));
    await proxy.switchOn();
    const app = await startApi({ ...overrides, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` });
    const close = async () => {
      await app.close();
      await proxy.switchOff();
    };
    return { app: { ...app, close }, breakDown: () => proxy.switchOff(), repair: () => proxy.switchOn() };
  },
});

const storages = testStorages().map(({ name, prepare }) => (name === 'disk' ? disk : s3(prepare)));

describe.each(storages)('while the $name storage is down', (storage) => {
  let app: ApiApp;
  let repair: () => Promise<void>;
  let owner: Member;
  let jobId: number;
  let applicationId: string;
  let objects: string[];

  beforeAll(async () => {
    const started = await storage.start();
    ({ app, repair } = started);
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
    applicationId = (await apply(app, jobId)).id;
    objects = await app.storedObjects();
    await started.breakDown();
  });
  afterAll(() => app.close());

  it('an application gets 503 with its own text, and leaves no row', async () => {
    const { status, body, headers } = await submit(app, jobId);
    expect({ status, body: body as unknown }).toEqual({
      status: 503,
      body: { detail: MESSAGES.submitFailed, code: 'unavailable' },
    });
    expect(headers['retry-after']).toBe('5');
    expect(await app.query('SELECT id FROM applications')).toEqual([{ id: applicationId }]);
    expect(await app.query('SELECT key FROM idempotency_keys')).toHaveLength(1);
    await eventually(async () => expect(await app.spooledUploads()).toEqual([]));
  });

  it('a file gets 503, while jobs, login and lists work', async () => {
    const { status, body, headers } = await owner.api.get(`/api/applications/${applicationId}/download-cv`);
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'unavailable', detail: expect.any(String) });
    expect(headers['retry-after']).toBe('5');
    await app.visitor.get('/api/jobs/').expect(200);
    await logIn(app, owner.account);
    await owner.api.get('/api/applications-list/?search=adaeze').expect(200);
    await owner.api.put(`/api/applications/${applicationId}/status`).send({ status: 'reviewed' }).expect(200);
  });

  it('the server stays ready, and reports that it is degraded', async () => {
    await eventually(async () => {
      const { body } = await app.visitor.get('/api/health/ready').expect(200);
      expect(body).toEqual({
        status: 'degraded',
        database: 'up',
        storage: 'down',
        scanner: 'off',
        version: expect.any(String),
        site: expect.any(String),
      });
    });
  });

  it('an application can be deleted, and all works again once the storage is back', async () => {
    const doomed = applicationId;
    await owner.api.delete(`/api/applications/${doomed}`).expect(204);
    await eraseRemoved(app);
    expect(await app.query(`SELECT storage_key FROM unattached_files WHERE state = 'discarded'`)).toEqual(
      expect.arrayContaining([expect.anything()]),
    );
    await repair();
    expect(await app.storedObjects()).toEqual(objects);
    await eventually(async () => {
      const { body } = await app.visitor.get('/api/health/ready').expect(200);
      expect(body).toEqual({
        status: 'ok',
        database: 'up',
        storage: 'up',
        scanner: 'off',
        version: expect.any(String),
        site: expect.any(String),
      });
    });
    const { id } = await apply(app, jobId);
    await owner.api.get(`/api/applications/${id}/download-cv`).expect(200);
  });
});

describe('while uploads cannot be received', () => {
  it('an application gets 503 with its own text, and is accepted once they can', async () => {
    const app = await startApi();
    const jobId = (await postJob(await registerAndLogIn(app))).id;
    const folder = app.site.environment.UPLOAD_PATH ?? '';
    await rename(folder, `${folder}.away`);
    await writeFile(folder, '');
    const { status, body } = await submit(app, jobId);
    expect({ status, body: body as unknown }).toEqual({
      status: 503,
      body: { detail: MESSAGES.submitFailed, code: 'unavailable' },
    });
    await rm(folder);
    await rename(`${folder}.away`, folder);
    await apply(app, jobId);
    await app.close();
  });
});
