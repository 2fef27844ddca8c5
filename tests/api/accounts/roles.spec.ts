import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  describeRefusal,
  isPermitted,
  PERMISSIONS,
  type Permission,
  type Role,
  ROLES,
} from '@smash/contract';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, type Requester, startApi } from '../../support/api/app.js';
import { type DescribedOperation, openApiOperations } from '../../support/api/description.js';
import { expectNothingChanged } from '../../support/api/state.js';

/** Parameters of paths that match nothing. */
const UNKNOWN: Record<string, string> = { kind: 'cv', emailPrefix: 'nobody', name: 'none.pdf' };

describe('roles', () => {
  let app: ApiApp;
  let owner: Member;
  let operations: DescribedOperation[];

  beforeAll(async () => {
    // Ends a stream of live changes at once: the call waits for its end.
    app = await startApi({}, { longestLive: 1 });
    owner = await registerAndLogIn(app);
    operations = (await openApiOperations()).filter(({ isForPortal }) => isForPortal);
  });
  afterAll(() => app.close());

  function call(api: Requester, { method, path, parameters = [] }: DescribedOperation) {
    const numeric = new Set(
      parameters.filter(({ schema }) => schema?.type === 'integer').map(({ name }) => name),
    );
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      numeric.has(name) ? '999999' : (UNKNOWN[name] ?? randomUUID()),
    );
    return api[method](address);
  }

  it('cover every operation of the portal: each names a known permission, and no permission is unused', () => {
    const named = operations.map(({ operationId, ...operation }) => ({
      operationId,
      isKnown: (operation['x-permission'] ?? '') in PERMISSIONS,
      says403: '403' in operation.responses,
    }));
    expect(named.filter(({ isKnown, says403 }) => !isKnown || !says403)).toEqual([]);
    const asked = new Set(operations.map((operation) => operation['x-permission']));
    const inside = [
      'applications.import',
      'applications.remove_many',
      'notes.remove_any',
      'webhooks.personal_data',
    ];
    expect([...asked, ...inside].sort()).toEqual(Object.keys(PERMISSIONS).sort());
  });

  it.each([...ROLES])('let %s call exactly the operations that its permissions allow', async (role) => {
    const { api } = await joinAs(app, owner, role);
    const logoutLast = [...operations].sort(
      (a, b) => Number(a.path === '/api/logout') - Number(b.path === '/api/logout'),
    );
    for (const operation of logoutLast) {
      const permission = operation['x-permission'] as Permission;
      const { status, body } = await call(api, operation);
      const { operationId } = operation;
      if (isPermitted(role, permission)) {
        expect({ operationId, status, isRefused: [401, 403].includes(status) }).toMatchObject({
          isRefused: false,
        });
      } else {
        const refusal = { detail: describeRefusal(role, permission), code: 'role_not_permitted' };
        expect({ operationId, status, body: body as unknown }).toEqual({
          operationId,
          status: 403,
          body: refusal,
        });
      }
    }
  });

  it('show the number of applications of a job only to those who may see applications', async () => {
    const job = await postJob(owner);
    await apply(app, job.id);
    const seen: Partial<Record<Role, boolean>> = {};
    for (const role of ROLES) {
      const { api } = await joinAs(app, owner, role);
      const answers = [
        await api.get('/api/jobs/').expect(200),
        await api.get('/api/jobs/?page=1').expect(200),
      ];
      seen[role] = answers.every(({ text }) => text.includes('application_count'));
      expect(answers.some(({ text }) => text.includes('application_count'))).toBe(seen[role]);
    }
    for (const address of ['/api/jobs/', '/api/jobs/?page=1']) {
      const { text } = await app.visitor.get(address).expect(200);
      expect(text).not.toContain('application_count');
    }
    expect(seen).toEqual({
      owner: true,
      administrator: true,
      recruiter: true,
      reviewer: true,
      investor_desk: false,
    });
  });

  it('change at once, which ends the sessions of the account and is in the audit log', async () => {
    const member = await joinAs(app, owner, 'reviewer');
    const changed = await owner.api
      .put(`/api/accounts/${member.id}/role`)
      .send({ role: 'recruiter' })
      .expect(200);
    expect(changed.body).toMatchObject({ id: member.id, role: 'recruiter', status: 'active' });
    await member.api.get('/api/me').expect(401);
    await owner.api.put(`/api/accounts/${member.id}/role`).send({ role: 'recruiter' }).expect(200);
    const entries = await app.query(
      `SELECT actor_id, data FROM audit_log WHERE action = 'account.role_changed' AND object_id = $1 ORDER BY id`,
      [member.id],
    );
    expect(entries).toEqual([
      { actor_id: owner.id, data: { from: 'administrator', to: 'reviewer' } },
      { actor_id: owner.id, data: { from: 'reviewer', to: 'recruiter' } },
    ]);
  });

  it('are administrator if an account is approved without one', async () => {
    const member = await joinAs(app, owner);
    expect((await member.api.get('/api/me').expect(200)).body).toMatchObject({ role: 'administrator' });
  });

  it.each(['boss', '', null, ['owner']])('cannot be %j', async (role) => {
    const member = await joinAs(app, owner, 'reviewer');
    const { status } = await expectNothingChanged(app, () =>
      owner.api.put(`/api/accounts/${member.id}/role`).send({ role }),
    );
    expect(status).toBe(422);
  });

  it('leave one owner when two demote each other at the same time', async () => {
    const other = await joinAs(app, owner, 'owner');
    const demote = (actor: Member, { id }: Member) =>
      actor.api.put(`/api/accounts/${id}/role`).send({ role: 'reviewer' });
    const answers = await Promise.all([demote(owner, other), demote(other, owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    owner = answers[0].status === 200 ? owner : other;
    await owner.api.get('/api/accounts/').expect(200);
  });
});
