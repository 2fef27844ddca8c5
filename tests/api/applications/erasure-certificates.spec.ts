import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Erasure } from '@smash/contract/client';
import {
  apply,
  joinAsAdministrator,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eraseRemoved } from '../../support/api/state.js';

describe('the certificates of erased applications', () => {
  let app: ApiApp;
  let owner: Member;
  let removed: string;
  let requested: string;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    const { id: jobId } = await postJob(owner);
    removed = (await apply(app, jobId)).id;
    await owner.api.delete(`/api/applications/${removed}`).expect(204);
    await eraseRemoved(app);
    requested = (await apply(app, jobId, { answers: { last_name: 'Canary-Eze' } })).id;
    await app.inside.eraseOnRequest(requested);
  });
  afterAll(() => app.close());

  const list = async (query = '') => {
    const { body, headers } = await owner.api.get(`/api/erasure-certificates${query}`).expect(200);
    return { erasures: body as Erasure[], total: headers['x-total-count'] as string };
  };

  it('are listed, newest first, without personal data', async () => {
    const { erasures, total } = await list();
    expect(total).toBe('2');
    expect(erasures).toEqual([
      expect.objectContaining({ application_id: requested, reason: 'request', file_count: 1 }),
      expect.objectContaining({ application_id: removed, reason: 'removed', file_count: 1 }),
    ]);
    expect(Object.keys(erasures[0] ?? {}).sort()).toEqual([
      'application_id',
      'erased_at',
      'file_count',
      'id',
      'reason',
    ]);
    expect(JSON.stringify(erasures)).not.toContain('Canary');
  });

  it('are found by reason, by their own id, and by that of the application', async () => {
    const [certificate] = (await list('?reason=request')).erasures;
    expect(certificate?.application_id).toBe(requested);
    expect((await list(`?search=${certificate?.id ?? ''}`)).erasures).toEqual([certificate]);
    expect((await list(`?search=${requested}`)).erasures).toEqual([certificate]);
    expect((await list(`?search=${requested.slice(0, 8)}`)).total).toBe('0');
    expect((await list('?search=Canary-Eze')).total).toBe('0');
  });

  it('come in pages, in the order that is asked for', async () => {
    const first = await list('?per_page=1&order=asc');
    expect(first.total).toBe('2');
    expect(first.erasures.map(({ application_id: id }) => id)).toEqual([removed]);
    await owner.api.get('/api/erasure-certificates?reason=whim').expect(422);
    await owner.api.get('/api/erasure-certificates?per_page=201').expect(422);
  });

  it('are shown to owners only', async () => {
    const colleague = await joinAsAdministrator(app, owner);
    const { body } = await colleague.api.get('/api/erasure-certificates').expect(403);
    expect(body).toMatchObject({ code: 'role_not_permitted' });
    await app.visitor.get('/api/erasure-certificates').expect(401);
  });
});
