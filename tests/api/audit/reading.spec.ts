import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  apply,
  joinAsAdministrator,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { auditOf, withBrokenAuditLog } from '../../support/api/audit.js';

describe('the audit log', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    ({ id: jobId } = await postJob(owner));
  });
  afterAll(() => app.close());

  const entry = (action: string, object_id: string, data: object = {}, actor_id = owner.id) => ({
    ...{ actor_id, action, object_type: action.split('.')[0], object_id, data },
  });
  const open = ({ api }: Pick<Member, 'api'>, id: string) => api.get(`/api/applications/${id}`);
  const replica = (timings = {}) =>
    startApi({ DATABASE_URL: app.site.databaseUrl, STORAGE_PATH: app.site.storagePath }, timings);

  it('records the opening of an application once per account, however often and on whichever server', async () => {
    const { id } = await apply(app, jobId);
    const colleague = await joinAsAdministrator(app, owner);
    const together = () => Promise.all([1, 2, 3, 4].map(() => open(owner, id).expect(200)));
    expect(await auditOf(app, together)).toEqual([entry('application.opened', id)]);
    expect(await auditOf(app, together)).toEqual([]);
    expect(await auditOf(app, () => open(colleague, id).expect(200))).toEqual([
      entry('application.opened', id, {}, colleague.id),
    ]);
    const second = await replica();
    const there = { api: withToken(second, owner.token) };
    expect(await auditOf(app, () => open(there, id).expect(200))).toEqual([]);
    await second.close();
  });

  it('records another opening after ten minutes', async () => {
    const { id } = await apply(app, jobId);
    const second = await replica({ openingWindow: 0 });
    const there = { api: withToken(second, owner.token) };
    const twice = async () => {
      await open(there, id).expect(200);
      await open(there, id).expect(200);
    };
    const opened = entry('application.opened', id);
    expect(await auditOf(app, twice)).toEqual([opened, opened]);
    await second.close();
  });

  it('records each reading of a whole list, of all jobs or of one', async () => {
    const read = (address: string) => auditOf(app, () => owner.api.get(address).expect(200));
    const readAll = entry('export.list_read', expect.any(String) as unknown as string);
    expect(await read('/api/applications-list/')).toEqual([readAll]);
    const ofJob = { ...readAll, data: { job_id: String(jobId) } };
    expect(await read(`/api/jobs/${jobId}/applications`)).toEqual([ofJob]);
    expect(await read(`/api/jobs/${jobId}/applications`)).toEqual([ofJob]);
  });

  it('does not record pages of lists, notes, the history, or what does not exist', async () => {
    const { id } = await apply(app, jobId);
    const read = async () => {
      await owner.api.get('/api/applications-list/').query({ page: 1 }).expect(200);
      await owner.api.get(`/api/jobs/${jobId}/applications`).query({ per_page: 200 }).expect(200);
      await owner.api.get(`/api/applications/${id}/notes`).expect(200);
      await owner.api.get(`/api/applications/${id}/history`).expect(200);
      await open(owner, randomUUID()).expect(404);
    };
    expect(await auditOf(app, read)).toEqual([]);
  });

  it('keeps applications and CVs from being shown while it cannot be written', async () => {
    const { id } = await apply(app, jobId, { answers: { first_name: 'Adaeze' } });
    await withBrokenAuditLog(app, async () => {
      const { text } = await open(owner, id).expect(500);
      expect(text).not.toContain('Adaeze');
      await owner.api.get(`/api/applications/${id}/download-cv`).expect(500);
      const list = await owner.api.get('/api/applications-list/').expect(500);
      expect(list.text).not.toContain('Adaeze');
    });
    expect(await auditOf(app, () => open(owner, id).expect(200))).toEqual([entry('application.opened', id)]);
  });

  it('records a print, as the history does', async () => {
    const { id } = await apply(app, jobId);
    const print = () => owner.api.post(`/api/applications/${id}/prints`).expect(204);
    expect(await auditOf(app, print)).toEqual([entry('application.printed', id)]);
    const { body } = await owner.api.get(`/api/applications/${id}/history`).expect(200);
    expect((body as { type: string }[])[0]?.type).toBe('printed');
    const unknown = () => owner.api.post(`/api/applications/${randomUUID()}/prints`).expect(404);
    expect(await auditOf(app, unknown)).toEqual([]);
  });

  it('records an export with the names of all its filters', async () => {
    const { id } = await apply(app, jobId);
    const filters = {
      status: 'pending',
      stage: 'none',
      tag: [1],
      brand: 'ridesmash',
      ids: [id],
      cv: 'Lagos',
    };
    const ask = () =>
      owner.api
        .post('/api/applications/exports')
        .send({ kind: 'csv', ...filters })
        .expect(201);
    const [asked] = await auditOf(app, ask);
    expect(asked?.data['filters']?.split(', ').sort()).toEqual(Object.keys(filters).sort());
  });

  it.each(['csv', 'cvs'])(
    'records an export as %s, when it is requested and each time it is downloaded',
    async (kind) => {
      await apply(app, jobId);
      let url = '';
      const asked = await auditOf(app, async () => {
        const { body } = await owner.api
          .post('/api/applications/exports')
          .send({ kind, job_id: jobId, search: 'Adaeze' })
          .expect(201);
        ({ url } = body as { url: string });
      });
      const data = { kind, job_id: String(jobId), filters: 'search' };
      const exported = asked[0]?.object_id ?? '';
      expect(asked).toEqual([entry('export.created', exported, data)]);
      const fetched = await auditOf(app, async () => {
        await app.visitor.get(url).expect(200);
        await app.visitor.get(url).expect(200);
      });
      const downloaded = entry('export.downloaded', exported, data);
      expect(fetched).toEqual([downloaded, downloaded]);
      expect(await auditOf(app, () => app.visitor.get(`${url.slice(0, 30)}x/a.csv`).expect(403))).toEqual([]);
    },
  );
});
