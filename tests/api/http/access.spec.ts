import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import type { Test } from 'supertest';
import { apply, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { joinAsMember, logInAsMember, type SignedUpMember } from '../../support/api/members.js';
import { type ApiApp, type Requester, startApi, withToken } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { type Access, accessOfRoutes } from './access-of-routes.js';
import { bodiesOfRoutes } from './bodies-of-routes.js';
import { anAccount } from '../../support/samples/builders.js';

/** An id that does not exist, so that those actions find nothing to change. */
const unknownId = randomUUID();
const bodies = bodiesOfRoutes(unknownId);

const routesFor = (access: Access) =>
  Object.keys(accessOfRoutes).filter((route) => accessOfRoutes[route] === access);
const withoutSlash = (route: string) => route.replace(/\/$/, '');

/** The kind of session that a description asks for. */
function accessOf(security: Record<string, unknown>[] = []): string {
  if (security.some((way) => Object.keys(way).length === 0)) return 'public';
  const [scheme] = security.flatMap((required) => Object.keys(required));
  if (scheme === undefined) return 'public';
  return scheme === 'bearer' ? 'session' : scheme;
}

interface OpenApi {
  paths: Record<string, Record<string, { operationId: string; security?: Record<string, unknown>[] }>>;
}

/** Not part of the API: a browser without scripts sends the form of a job there (tests/api/site/sent-form.spec.ts). */
const FORM_OF_A_PAGE = 'POST /job-application/{id}';

describe('access', () => {
  let app: ApiApp;
  let owner: Member;
  let member: SignedUpMember;
  let ids: Record<string, string>;

  beforeAll(async () => {
    // Ends a stream of live changes at once: the call waits for its end.
    app = await startApi({}, { longestLive: 1 });
    owner = await registerAndLogIn(app);
    member = await joinAsMember(app);
    const job = await postJob(owner);
    const { body: account } = await app.visitor.post('/api/register').send(anAccount());
    const idOf = async (collection: string) => {
      const { body } = await owner.api.post(collection).send(bodies[`POST ${collection}`]).expect(201);
      return String((body as { id: number }).id);
    };
    const { id: applicationId } = await apply(app, job.id);
    ids = {
      jobs: String(job.id),
      applications: applicationId,
      // A person has the id of the first application.
      people: applicationId,
      accounts: (account as { id: string }).id,
      mail: unknownId,
      imports: unknownId,
      me: unknownId,
      members: member.id,
      purchases: unknownId,
      interviews: unknownId,
      'interview-slots': unknownId,
      tokens: unknownId,
      webhooks: unknownId,
      tags: await idOf('/api/tags'),
      zones: await idOf('/api/zones'),
      activities: await idOf('/api/activities'),
      messages: await idOf('/api/messages'),
      'mail-templates': await idOf('/api/mail-templates'),
    };
    await owner.api.put(`/api/zones/${ids['zones']}`).send({ name: 'Overseas', states: [] }).expect(200);
  });
  afterAll(() => app.close());

  function call(session: Requester, route: string): Test {
    const [method = '', pattern = ''] = route.split(' ');
    const [, , collection = ''] = pattern.split('/');
    const address = pattern
      .replace('{id}', ids[collection] ?? '')
      .replace('{note_id}', unknownId)
      .replace('{batch_id}', unknownId)
      .replace('{bulk_id}', unknownId)
      .replace('{delivery_id}', unknownId)
      .replace('{kind}', 'cv')
      .replace('{emailPrefix}', 'adaeze')
      .replace('{name}', 'Adaeze%20Okonkwo%20CV.pdf')
      .replace('{token}', 'none');
    const send = session[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'].bind(session);
    return send(address).send(bodies[route]);
  }

  const openApi = async (): Promise<OpenApi> =>
    JSON.parse(await readFile(new URL('../../../contract/openapi.json', import.meta.url), 'utf8')) as OpenApi;

  it('is listed for every route of every controller', async () => {
    const registered = (await app.inside.routes()).filter((route) => !route.startsWith('GET /api/docs'));
    // One controller has two names (backend/src/platform/auth/api-tokens/).
    const routes = registered.map((route) =>
      withoutSlash(route.replace(/:(\w+)/g, '{$1}').replace('/api/api-tokens', '/api/tokens')),
    );
    expect([...new Set(routes)].sort()).toEqual([...Object.keys(accessOfRoutes), FORM_OF_A_PAGE].sort());
  });

  it('is described in openapi.json as it is listed, with unique operation ids', async () => {
    const { paths } = await openApi();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        route: `${method.toUpperCase()} ${withoutSlash(path)}`,
        ...operation,
      })),
    );
    const described = Object.fromEntries(
      operations.map(({ route, security }) => [route, accessOf(security)]),
    );
    expect(described).toEqual(accessOfRoutes);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  /** A token with a valid signature and a session in the database, of an account that may do nothing. */
  async function tokenOfAccount(status: 'pending' | 'suspended'): Promise<string> {
    const { body } = await app.visitor.post('/api/register').send(anAccount()).expect(201);
    const { id } = body as { id: string };
    const session = randomUUID();
    await app.query('UPDATE admins SET status = $2 WHERE id = $1', [id, status]);
    await app.query(
      `INSERT INTO sessions (id, admin_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [session, id],
    );
    return jwt.sign({}, app.site.environment.JWT_SECRET ?? '', {
      issuer: 'smash-technology',
      audience: 'portal',
      subject: id,
      jwtid: session,
      expiresIn: 3600,
    });
  }

  // One guard looks up every token: a route without it is noticed with no token or a member's, and what the others are
  // refused for does not depend on the route.
  it.each<[string, () => Requester | Promise<Requester>, number]>([
    ['without a token', () => app.visitor, 1],
    ['with a garbage token', () => withToken(app, 'garbage'), 10],
    ["with a pending account's token", async () => withToken(app, await tokenOfAccount('pending')), 10],
    ["with a suspended account's token", async () => withToken(app, await tokenOfAccount('suspended')), 10],
    ["with a member's token", () => member.api, 1],
  ])('to the routes of administrators is refused %s, and nothing changes', async (_, make, every) => {
    await expectRefused(await make(), 'session', every);
  });

  it.each<[string, () => Requester, number]>([
    ['without a token', () => app.visitor, 1],
    ['with a garbage token', () => withToken(app, 'garbage'), 10],
    ["with an administrator's token", () => owner.api, 1],
  ])('to the routes of members is refused %s, and nothing changes', async (_, make, every) => {
    await expectRefused(make(), 'member', every);
  });

  /** @param every 10 for every tenth route */
  async function expectRefused(session: Requester, access: Access, every: number): Promise<void> {
    await expectNothingChanged(app, async () => {
      for (const route of routesFor(access).filter((_, index) => index % every === 0)) {
        const { status, body } = await call(session, route);
        expect({ route, status, body: body as unknown }).toEqual({
          route,
          status: 401,
          body: { detail: 'Your session has ended. Please log in again.', code: 'unauthenticated' },
        });
      }
    });
  }

  it('to the routes of members is granted to a member', async () => {
    const refused: Record<string, number> = {};
    for (const route of routesFor('member')) {
      const isLogout = route === 'POST /api/members/logout';
      const session = isLogout ? withToken(app, await logInAsMember(app, member.form)) : member.api;
      const { status } = await call(session, route);
      if (status >= 400) refused[route] = status;
    }
    expect(refused).toEqual({ 'GET /api/purchases/mine/{id}/receipt': 404 });
  });

  it.each<Access>(['onboarding', 'candidate'])(
    'to the routes of %s is refused to everybody else, administrators included, and nothing changes',
    async (access) => {
      await expectNothingChanged(app, async () => {
        for (const session of [app.visitor, withToken(app, 'garbage'), owner.api]) {
          for (const route of routesFor(access)) {
            expect({ route, status: (await call(session, route)).status }).toEqual({ route, status: 401 });
          }
        }
      });
    },
  );

  it('to public routes needs no token, and an invalid one does not matter', async () => {
    const session = withToken(app, 'garbage');
    for (const route of routesFor('public')) {
      expect({ route, status: (await call(session, route)).status }).not.toEqual({ route, status: 401 });
    }
  });

  it('to protected routes is granted to an active account', async () => {
    const granted: Record<string, number> = {};
    const deletesLast = routesFor('session').sort(
      (a, b) => Number(a.startsWith('DELETE')) - Number(b.startsWith('DELETE')),
    );
    for (const route of deletesLast) {
      const session =
        route === 'POST /api/logout' ? withToken(app, await logIn(app, owner.account)) : owner.api;
      const { status } = await call(session, route);
      granted[route] = status;
    }
    const refused = Object.entries(granted).filter(([, status]) => status >= 400);
    // There is no cover letter and no such note, mail or purchase; a 404 for these shows that access was granted.
    expect(Object.fromEntries(refused)).toEqual({
      // Nothing is confirmed by mail here.
      'POST /api/accounts/{id}/confirmation-mails': 409,
      // An earlier request closed the job.
      'GET /api/jobs/{id}/poster': 409,
      // The request does not name a column.
      'GET /api/jobs/{id}/board/column': 422,
      // No second factor is set up.
      'POST /api/me/totp/confirmation': 422,
      'POST /api/me/totp/removal': 404,
      'POST /api/me/recovery-codes': 404,
      'POST /api/me/passkeys': 422,
      'PUT /api/me/passkeys/{id}': 404,
      'POST /api/me/passkeys/{id}/removal': 404,
      // No provider is set up.
      'POST /api/me/single-sign-on/start': 404,
      'POST /api/me/single-sign-on': 404,
      'POST /api/me/single-sign-on/removal': 404,
      'POST /api/accounts/{id}/second-factor/removal': 404,
      // Without the password.
      'POST /api/tokens': 422,
      'DELETE /api/tokens/{id}': 404,
      ...Object.fromEntries(
        routesFor('session')
          .filter((route) => route.includes('/api/webhooks/{id}'))
          .map((route) => [route, 404]),
      ),
      // No other session has this id.
      'DELETE /api/me/sessions/{id}': 404,
      ...Object.fromEntries(
        [
          'DELETE /api/interview-slots/{id}',
          'GET /api/interviews/{id}',
          'POST /api/interviews',
          'POST /api/interviews/{id}/cancellation',
          'PUT /api/interviews/{id}/slot',
          'PUT /api/interviews/{id}/times',
        ].map((route) => [route, 404]),
      ),
      'DELETE /api/applications/{id}/notes/{note_id}': 404,
      'GET /api/applications/{id}/scorecard': 404,
      'PUT /api/applications/{id}/scorecard': 404,
      'GET /api/applications/{id}/download-cover-letter': 404,
      // The other person does not exist, and this one has no such application.
      'POST /api/people/{id}/merge': 409,
      'POST /api/people/{id}/split': 409,
      'POST /api/tags/{id}/merge': 404,
      'GET /api/{emailPrefix}/cv/{name}': 404,
      'GET /api/{emailPrefix}/cover_letter/{name}': 404,
      'POST /api/mail/{id}/retry': 404,
      'GET /api/applications/mails/{batch_id}': 404,
      'DELETE /api/applications/mails/{batch_id}': 404,
      'GET /api/applications/bulk/{bulk_id}': 404,
      'DELETE /api/applications/bulk/{bulk_id}': 404,
      'POST /api/imports': 415,
      'GET /api/imports/{id}': 404,
      'PUT /api/imports/{id}/check': 404,
      'POST /api/imports/{id}/start': 404,
      'DELETE /api/imports/{id}': 404,
      'GET /api/imports/{id}/report': 404,
      'GET /api/purchases/{id}': 404,
      'GET /api/purchases/{id}/payment': 404,
      'POST /api/purchases/{id}/acceptance': 404,
      'POST /api/purchases/{id}/refusal': 404,
    });
  });
});
