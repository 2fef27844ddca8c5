import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../../../backend/src/platform/config/environment.js';
import { createFileStorage } from '../../../backend/src/platform/files/create-file-storage.js';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { testStorages } from '../../support/api/storages.js';

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe.each(testStorages())('the sweeper, files on $name', ({ prepare }) => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi(await prepare());
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  /** A stored file that no application owns, as a request that died leaves it. */
  async function leaveBehind(state: 'uploading' | 'discarded', ageMinutes: number, isStored = true) {
    const key = randomUUID();
    await app.query(
      `INSERT INTO unattached_files (storage_key, state, since) VALUES ($1, $2, now() - $3 * interval '1 minute')`,
      [key, state, ageMinutes],
    );
    if (isStored) {
      const storage = createFileStorage(readEnvironment(app.site.environment));
      await storage.put(key, Readable.from([Buffer.from('left behind')]), 11);
    }
    return key;
  }

  const rowsLeft = async () =>
    (await app.query<{ storage_key: string }>('SELECT storage_key FROM unattached_files')).map(
      ({ storage_key }) => storage_key,
    );

  it('removes uploads that have been without an application for 15 minutes, but no younger ones', async () => {
    const old = await leaveBehind('uploading', 15.1);
    const young = await leaveBehind('uploading', 10);
    await app.inside.sweepFiles();
    expect(await rowsLeft()).toEqual([young]);
    const objects = await app.storedObjects();
    expect(objects).toContain(young);
    expect(objects).not.toContain(old);
    await app.inside.sweepFiles(minutesFromNow(6));
    expect(await rowsLeft()).toEqual([]);
    expect(await app.storedObjects()).not.toContain(young);
  });

  it('removes discarded files at once, stored or not', async () => {
    const stored = await leaveBehind('discarded', 0);
    await leaveBehind('discarded', 0, false);
    await app.inside.sweepFiles();
    expect(await rowsLeft()).toEqual([]);
    expect(await app.storedObjects()).not.toContain(stored);
  });

  it('never removes what an application owns', async () => {
    const { id } = await apply(app, (await postJob(owner)).id);
    const objects = await app.storedObjects();
    await app.inside.sweepFiles(minutesFromNow(365 * 24 * 60));
    expect(await app.storedObjects()).toEqual(objects);
    await owner.api.get(`/api/applications/${id}/download-cv`).expect(200);
  });

  it('can run many times at once', async () => {
    for (let index = 0; index < 6; index += 1) await leaveBehind('uploading', 20);
    await Promise.all([app.inside.sweepFiles(), app.inside.sweepFiles(), app.inside.sweepFiles()]);
    expect(await rowsLeft()).toEqual([]);
  });
});
