import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Application } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { insertApplications } from '../../support/api/rows.js';
import { eventually } from '../../support/api/state.js';

const rowsInAll = 1_000;
const STATEMENT_MS = 6_000;

describe('the whole list of applications', () => {
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

  it('frees its connection when readers hang up, however many do', async () => {
    for (let round = 0; round < 12; round += 1) {
      // Succeeds as soon as the backend has noticed that the earlier readers hung up.
      await eventually(async () => {
        const controller = new AbortController();
        const { status } = await open('/api/applications-list/', controller);
        controller.abort();
        expect(status).toBe(200);
      });
    }
    // The pool of the tests has five connections.
    await owner.api.get('/api/applications-list/?page=1').expect(200);
  });

  it('is sent to at most four readers at once if it is long, while pages are still served', async () => {
    const { id } = await postJob(owner);
    const address = `/api/jobs/${id}/applications`;
    await insertApplications(app, id, 1_500, { cover_letter_text: `repeat('a long letter ', 1100)` });
    const readers = Array.from({ length: 4 }, () => new AbortController());
    for (const reader of readers) expect((await open(address, reader)).status).toBe(200);
    const { body } = await owner.api.get(address).expect(503).expect('Retry-After', '5');
    expect(body).toMatchObject({ code: 'unavailable' });
    await owner.api.get(`${address}?per_page=200`).expect(200);
    const { id: short } = await postJob(owner);
    await owner.api.get(`/api/jobs/${short}/applications`).expect(200);
    for (const reader of readers) reader.abort();
    await eventually(async () => void (await owner.api.get(address).expect(200)));
    await app.query('DELETE FROM applications WHERE job_id = $1', [id]);
  });

  it('is streamed completely to a reader who pauses for longer than a statement may take', async () => {
    await insertApplications(app, jobId, 3_000, { cover_letter_text: `repeat('a long letter ', 1100)` });
    const { site } = app;
    const sharing = {
      DATABASE_URL: site.databaseUrl,
      STORAGE_PATH: site.storagePath,
      JWT_SECRET: site.environment['JWT_SECRET'] ?? '',
    };
    const hasty = await startApi(sharing, { statement: STATEMENT_MS });
    try {
      const response = await fetch(`${hasty.url}/api/applications-list/`, {
        headers: { Authorization: `Bearer ${owner.token}` },
      });
      expect(response.status).toBe(200);
      const chunks: Uint8Array[] = [];
      for await (const chunk of response.body ?? []) {
        if (chunks.length === 0) await untilStreamLasts(STATEMENT_MS + 1_000);
        chunks.push(chunk);
      }
      expect(JSON.parse(Buffer.concat(chunks).toString())).toHaveLength(rowsInAll + 3_000);
    } finally {
      await hasty.close();
    }
  });

  /** Begins to read a list, and reads no further than its head. */
  const open = (address: string, { signal }: AbortController) =>
    fetch(app.url + address, { headers: { Authorization: `Bearer ${owner.token}` }, signal });

  /** Waits until the statement behind a list has lasted so long: its rows are still in the database. */
  async function untilStreamLasts(milliseconds: number): Promise<void> {
    const lasting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'active'
       AND now() - query_start > make_interval(secs => $1)`;
    await eventually(async () => expect(await app.query(lasting, [milliseconds / 1000])).toHaveLength(1));
  }
});
