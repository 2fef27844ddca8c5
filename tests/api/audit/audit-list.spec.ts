import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@smash/contract/client';
import {
  apply,
  joinAsAdministrator,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { auditOf } from '../../support/api/audit.js';

describe('the list of the audit log', () => {
  let app: ApiApp;
  let owner: Member;
  let colleague: Member;
  let jobId: number;
  let applicationId: string;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    colleague = await joinAsAdministrator(app, owner);
    ({ id: jobId } = await postJob(owner, { title: 'Accountant' }));
    ({ id: applicationId } = await apply(app, jobId));
    await colleague.api.get(`/api/applications/${applicationId}`).expect(200);
    await owner.api.put(`/api/applications/${applicationId}/status`).send({ status: 'accepted' }).expect(200);
  });
  afterAll(() => app.close());

  const ask = (query: object = {}) => owner.api.get('/api/audit/').query(query);
  const read = async (query: object = {}) => (await ask(query).expect(200)).body as AuditEntry[];
  const actionsOf = async (query: object) => (await read(query)).map(({ action }) => action);
  const ofApplication = () => ({ object_type: 'application', object_id: applicationId });

  /** Adds an entry of another time: entries can be added to the log, but not changed. */
  const add = (at: string, action: string, objectId: string) =>
    app.query(
      `INSERT INTO audit_log (at, actor_id, action, object_type, object_id) VALUES ($1, $2, $3, $4, $5)`,
      [at, owner.id, action, action.split('.')[0], objectId],
    );

  it('has the newest entry first, with the current names of accounts and objects', async () => {
    const { reference } = (await owner.api.get(`/api/applications/${applicationId}`)).body as {
      reference: string;
    };
    const [newest, change] = await read(ofApplication());
    expect(newest?.action).toBe('application.opened');
    expect(change).toEqual({
      id: expect.stringMatching(/^\d+$/),
      at: expect.stringMatching(/Z$/),
      actor: { id: owner.id, name: owner.account.username },
      action: 'application.status_changed',
      object: { type: 'application', id: applicationId, label: reference, is_there: true },
      data: { from: 'pending', to: 'accepted' },
    });
    const [posted] = await read({ object_type: 'job' });
    expect(posted?.object).toMatchObject({ label: 'Accountant', is_there: true });
  });

  it.each<[string, () => object, string[]]>([
    ['account', () => ({ actor: colleague.id, action: 'reading' }), ['application.opened']],
    ['nobody with an account', () => ({ actor: 'none', ...ofApplication() }), ['application.submitted']],
    ['action', () => ({ action: 'job.created' }), ['job.created']],
    [
      'group of actions',
      () => ({ action: 'applications', order: 'asc' }),
      ['application.submitted', 'application.status_changed'],
    ],
    ['type of thing', () => ({ object_type: 'job' }), ['job.created']],
    [
      'type of thing and group without anything in common',
      () => ({ object_type: 'job', action: 'access' }),
      [],
    ],
    [
      'thing and action',
      () => ({ ...ofApplication(), action: 'application.submitted' }),
      ['application.submitted'],
    ],
    ['a thing that never was', () => ({ object_type: 'application', object_id: randomUUID() }), []],
  ])('is filtered by %s', async (_, query, expected) => {
    expect(await actionsOf(query())).toEqual(expected);
  });

  it('is filtered by days in Lagos', async () => {
    await add('2031-03-04T22:59:59Z', 'job.closed', '1');
    await add('2031-03-04T23:00:00Z', 'job.closed', '2');
    await add('2031-03-05T22:59:59Z', 'job.closed', '3');
    await add('2031-03-05T23:00:00Z', 'job.closed', '4');
    const idsOf = async (query: object) => (await read(query)).map(({ object }) => object.id);
    expect(await idsOf({ from: '2031-03-05', to: '2031-03-05' })).toEqual(['3', '2']);
    expect(await idsOf({ from: '2031-03-05', action: 'jobs' })).toEqual(['4', '3', '2']);
    expect(await idsOf({ to: '2031-03-04', from: '2031-01-01' })).toEqual(['1']);
    expect(await idsOf({ from: '2031-03-06', to: '2031-03-04' })).toEqual([]);
  });

  it('comes in pages that do not overlap, with the total', async () => {
    for (let count = 0; count < 5; count += 1) await add('2032-01-01T12:00:00Z', 'zone.updated', `${count}`);
    const filters: object[] = [
      { action: 'zone.updated' },
      { action: 'community', from: '2032-01-01' },
      { actor: owner.id, object_type: 'zone' },
    ];
    for (const filter of filters) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => ask({ ...filter, page, per_page: 2 }).expect(200)),
      );
      expect(pages.map(({ headers }) => headers['x-total-count'] as string)).toEqual(['5', '5', '5']);
      const ids = pages.flatMap(({ body }) => (body as AuditEntry[]).map(({ object }) => object.id));
      expect(ids).toEqual(['4', '3', '2', '1', '0']);
    }
    expect(await read({ per_page: 1 })).toHaveLength(1);
  });

  it('says that an account is removed and that an object no longer exists', async () => {
    const leaver = await joinAsAdministrator(app, owner);
    const { id } = await postJob(leaver);
    await leaver.api.delete(`/api/jobs/${id}`).expect(200);
    await owner.api.delete(`/api/accounts/${leaver.id}`).expect(204);
    const [removed] = await read({ object_type: 'account', object_id: leaver.id });
    expect(removed).toMatchObject({ action: 'account.deleted', object: { label: null, is_there: false } });
    const [deleted] = await read({ actor: leaver.id, object_type: 'job' });
    expect(deleted).toMatchObject({
      actor: { id: leaver.id, name: 'Removed account' },
      object: { label: expect.any(String), is_there: false },
    });
  });

  it('can be read by owners only, which adds no entry', async () => {
    for (const path of ['/api/audit/', '/api/audit/export']) {
      await colleague.api.get(path).expect(403);
      await app.visitor.get(path).expect(401);
    }
    expect(await auditOf(app, () => read())).toEqual([]);
  });

  it.each([
    { actor: 'me' },
    { action: 'job.exploded' },
    { object_type: 'person' },
    { object_id: 'x'.repeat(41) },
    { from: '2026-02-30' },
    { per_page: 201 },
    { page: 0 },
  ])('refuses the filter %j', async (query) => {
    await ask(query).expect(422);
  });

  it('is exported as a table with its filter, which is in the audit log', async () => {
    await app.query(
      `INSERT INTO audit_log (at, actor_id, action, object_type, object_id)
       SELECT '2033-01-01T12:00:00Z', $1, 'zone.created', 'zone', n::text FROM generate_series(0, 500) n`,
      [owner.id],
    );
    const added = await auditOf(app, async () => {
      const { text, headers } = await owner.api
        .get('/api/audit/export')
        .query({ action: 'zone.created' })
        .expect(200);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      const lines = text.split('\r\n').slice(0, -1);
      expect(lines[0]).toBe(
        '\uFEFF"Number","When (Lagos)","What happened","Account","Account id","Action","Thing","Thing id","Details"',
      );
      expect(new Set(lines).size).toBe(502);
      expect(lines[1]).toContain(`"2033-01-01 13:00","${owner.account.username} added a zone that is gone"`);
    });
    expect(added).toEqual([
      {
        ...{ actor_id: owner.id, action: 'export.created', object_type: 'export', object_id: 'audit' },
        data: { kind: 'audit' },
      },
    ]);
  });
});
