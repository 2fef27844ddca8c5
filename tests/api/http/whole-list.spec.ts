import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application } from '@smash/contract/client';
import { logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { insertApplications } from '../../support/api/rows.js';
import { startServerProcess } from '../../support/servers/server-process.js';

const rowsInAll = 5_000;
/** Longer than any other statement may run; see backend/src/database/data-source-options.ts. */
const slowReaderMilliseconds = 16_000;
/** Far less than the large list below; the backend ends at its start with 50, and cannot be relied on with 60. */
const heapMegabytes = 96;

describe('the whole list of applications, without parameters', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
    await insertApplications(app, jobId, rowsInAll);
  });
  afterAll(() => app.close());

  it('is one array of every application, newest first, in the form of the pages', async () => {
    const { body, headers } = await owner.api.get('/api/applications-list/').expect(200);
    const list = body as Application[];
    expect(list).toHaveLength(rowsInAll);
    expect(new Set(list.map(({ id }) => id)).size).toBe(rowsInAll);
    const times = list.map(({ applied_at }) => applied_at);
    expect([...times].sort().reverse()).toEqual(times);
    expect(headers['x-total-count']).toBeUndefined();
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const page = await owner.api.get('/api/applications-list/?per_page=200').expect(200);
    expect(list.slice(0, 200)).toEqual(page.body);
  });

  it('is an empty array when there is none', async () => {
    const empty = await postJob(owner);
    const { body } = await owner.api.get(`/api/jobs/${empty.id}/applications`).expect(200);
    expect(body).toEqual([]);
  });

  it('gives its connection back when readers hang up, however many do', async () => {
    for (let round = 0; round < 12; round += 1) {
      const controller = new AbortController();
      const response = await fetch(`${app.url}/api/applications-list/`, {
        headers: { Authorization: `Bearer ${owner.token}` },
        signal: controller.signal,
      });
      expect(response.status).toBe(200);
      controller.abort();
    }
    // The pool of the tests has five connections.
    await owner.api.get('/api/applications-list/?page=1').expect(200);
  });

  it('is sent whole to a slow reader, from a process whose memory could not hold it', async () => {
    await insertApplications(app, jobId, 10_000, { cover_letter_text: `repeat('a long letter ', 1100)` });
    const { JWT_SECRET = '' } = app.site.environment;
    const small = await startServerProcess({
      DATABASE_URL: app.site.databaseUrl,
      JWT_SECRET,
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
    });
    try {
      const token = await logIn(small, owner.account);
      const response = await fetch(`${small.url}/api/applications-list/`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      let bytes = 0;
      for await (const chunk of response.body ?? []) {
        // The reader's own slowness is what is tested here.
        if (bytes === 0) await delay(slowReaderMilliseconds);
        bytes += (chunk as Uint8Array).length;
      }
      expect(bytes).toBeGreaterThan(heapMegabytes * 1.5 * 1024 * 1024);
    } finally {
      await small.close();
    }
  });
});
