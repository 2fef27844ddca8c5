import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FileLink } from '@smash/contract/client';
import {
  apply,
  joinAsAdministrator,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { openApiOperations } from '../../support/api/description.js';
import { makeFeed } from '../../support/api/interviews.js';
import { addPasskey, codeOf, firstStep, forgetSteps, setUpApp } from '../../support/api/two-steps.js';
import { publicServer } from '../../support/servers/public-server.js';

const ORIGIN = publicServer.PUBLIC_URL;
const missing = { detail: 'Please set up two-step login first', code: 'second_factor_missing' };

/** What an account without a second factor may call where one is required. */
const OPEN = [
  'post /api/logout',
  'get /api/me',
  'get /api/me/second-factor',
  'post /api/me/totp',
  'post /api/me/totp/confirmation',
  'post /api/me/totp/removal',
  'post /api/me/recovery-codes',
  'post /api/me/passkeys/options',
  'post /api/me/passkeys',
  'put /api/me/passkeys/{id}',
  'post /api/me/passkeys/{id}/removal',
];

describe('where a second factor is required', () => {
  /** The server before the setting was changed, on the same database. */
  let before: ApiApp;
  let app: ApiApp;
  let owner: Member;
  let person: Member;

  beforeAll(async () => {
    before = await startApi(publicServer);
    owner = await registerAndLogIn(before);
    person = await joinAsAdministrator(before, owner);
    app = await startApi({
      ...publicServer,
      PORTAL_SECOND_FACTOR: 'required',
      DATABASE_URL: before.site.databaseUrl,
    });
  });
  afterAll(async () => {
    await app.close();
    await before.close();
  });

  const logInThere = async ({ account: { username, password } }: Member) =>
    (await app.visitor.post('/api/login').send({ username, password }).expect(200)).body as {
      access_token: string;
      lacks_second_factor?: boolean;
    };

  it('an account without one can log in, and can do nothing but set one up', async () => {
    const { access_token, lacks_second_factor } = await logInThere(person);
    expect(lacks_second_factor).toBe(true);
    const session = withToken(app, access_token);
    const operations = (await openApiOperations()).filter(({ isForPortal }) => isForPortal);
    const open = [];
    for (const { method, path } of operations.filter(({ path }) => path !== '/api/logout')) {
      const { status, body } = await session[method](path.replace(/\{\w+\}/g, '1'));
      if (status === 403 && (body as { code: string }).code === missing.code) {
        expect(body).toEqual(missing);
      } else {
        open.push(`${method} ${path}`);
      }
    }
    expect(open.sort()).toEqual(OPEN.filter((path) => path !== 'post /api/logout').sort());
    await session.post('/api/logout').expect(204);
  });

  it('a session from before is limited in the same way, and its signed links stop working', async () => {
    const job = await postJob(person);
    const { id } = await apply(before, job.id);
    const link = `/api/applications/${id}/files/cv/link`;
    const { body } = await person.api.post(link).send({ disposition: 'inline' }).expect(201);
    const { url } = body as FileLink;
    await before.visitor.get(url).expect(200);

    const there = withToken(app, person.token);
    await there.get('/api/applications-list/').expect(403, missing);
    await there.get('/api/applications/changes').expect(403, missing);
    await there.put('/api/me/password').send({}).expect(403, missing);
    await app.visitor.get(url).expect(403);
    const jobs = await there.get('/api/jobs/').expect(200);
    expect(jobs.text).not.toContain('application_count');
    await there.get('/api/me').expect(200);
  });

  it('the calendar feed of an account without one shows nothing until it has one', async () => {
    const interviewer = await joinAsAdministrator(before, owner);
    const calendar = await makeFeed(interviewer);
    await before.visitor.get(calendar).expect(200);
    await app.visitor.get(calendar).expect(404);
    await setUpApp(interviewer);
    await app.visitor.get(calendar).expect(200);
  });

  it('whoever sets one up goes on in the same session, and needs it from the next login on', async () => {
    const setter = await joinAsAdministrator(before, owner);
    const api = withToken(app, (await logInThere(setter)).access_token);
    const { secret } = await setUpApp({ ...setter, api });
    await api.get('/api/applications-list/').expect(200);
    // The session from before had no second step.
    await setter.api.get('/api/me').expect(401);
    await forgetSteps(app);
    const { challenge } = await firstStep(app, setter);
    const { body } = await app.visitor.post('/api/login/code').send({ challenge, code: codeOf(secret) });
    expect(body).not.toHaveProperty('lacks_second_factor');
  });

  it('the last one cannot be removed, nor the last two at the same time', async () => {
    const keeper = await joinAsAdministrator(before, owner);
    const api = withToken(app, (await logInThere(keeper)).access_token);
    await setUpApp({ ...keeper, api });
    const { password } = keeper.account;
    await api.post('/api/me/totp/removal').send({ password }).expect(409, {
      detail: 'This portal requires two-step login. Please set up another way before you remove this one.',
      code: 'second_factor_needed',
    });
    await addPasskey({ ...keeper, api }, ORIGIN);
    const { body } = await api.get('/api/me/second-factor').expect(200);
    const [{ id } = { id: '' }] = (body as { passkeys: { id: string }[] }).passkeys;
    const answers = await Promise.all([
      api.post('/api/me/totp/removal').send({ password }),
      api.post(`/api/me/passkeys/${id}/removal`).send({ password }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await api.get('/api/applications-list/').expect(200);
  });
});
