import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FileLink } from '@smash/contract/client';
import pg from 'pg';
import request from 'supertest';
import { apply, logIn, submit } from '../../support/api/actions.js';
import { withToken } from '../../support/api/app.js';
import { complete, goToProvider, type ReturnedLogin } from '../../support/api/sign-on.js';
import {
  type IdentityProviderServer,
  startIdentityProvider,
} from '../../support/doubles/identity-provider.js';
import { aCv, aJob, aSignUp, someAnswers } from '../../support/samples/builders.js';
import { CANARY_ACCOUNT, CANARY_ANSWERS } from '../../support/samples/canaries.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';
import { freePort } from '../../support/servers/servers.js';

const answers = someAnswers({
  ...CANARY_ANSWERS,
  middle_name: 'Canarymiddle',
  dob: '1987-06-05',
  address: '1 Canaryaddress Close',
  phone: '+234 999 888 7766',
  portfolio: 'https://canaryportfolio.example.com/',
  social_link: 'https://canarysocial.example.com/',
});

const signUp = aSignUp({
  fname: 'Canarymember',
  email: 'canarymember@example.com',
  password: 'canarysignup password',
  nok_fullname: 'Canarykin',
  nok_address: '2 Canarykin Street',
});

const bad = { username: 'canaryguess', password: 'canarywrong' };

/** Does something while the database refuses every application, and quotes the row in its error. */
async function withRefusedRows<T>({ site }: ServerProcess, act: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: site.ownerUrl });
  await client.connect();
  await client.query('ALTER TABLE applications ADD CONSTRAINT ck_refused CHECK (false) NOT VALID');
  try {
    return await act();
  } finally {
    await client.query('ALTER TABLE applications DROP CONSTRAINT ck_refused');
    await client.end();
  }
}

describe('the log of a server', () => {
  let provider: IdentityProviderServer;
  let logins: ReturnedLogin[];
  let server: ServerProcess;
  let token: string;
  let link: FileLink;
  const key = 'canary-idempotency-key';

  beforeAll(async () => {
    provider = await startIdentityProvider();
    server = await startServerProcess({
      LOG_LEVEL: 'debug',
      // No collector listens there.
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      ...provider.environment,
    });
    const visitor = request.agent(server.url);
    await visitor.post('/api/register').send(CANARY_ACCOUNT).expect(201);
    token = await logIn(server, CANARY_ACCOUNT);
    const owner = withToken(server, token);
    const { body: job } = await owner.post('/api/jobs/').send(aJob()).expect(201);
    const { id: jobId } = job as { id: number };
    const cv = await aCv({ name: 'canarycv.pdf' });
    const fields = { cover_letter: 'canaryletter' };
    const { id } = await apply(server, jobId, { answers, fields, cv, key });
    await owner.get('/api/applications-list/?search=canarysearch').expect(200);
    await owner.get(`/api/applications/${id}/download-cv`).expect(200);
    const created = await owner
      .post(`/api/applications/${id}/files/cv/link`)
      .send({ disposition: 'inline' })
      .expect(201);
    link = created.body as FileLink;
    await visitor.get(link.url).expect(200);
    await owner.get('/api/canaryapplicant/cv/canarycv.pdf').expect(200);
    await owner.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(200);

    await visitor.post('/api/members/').send(signUp).expect(201);
    const { email, password } = signUp;
    await visitor.post('/api/members/login').send({ email, password }).expect(401);
    await visitor
      .post('/api/members/password')
      .send({ token: 'canarylink', new_password: password })
      .expect(404);
    await visitor.post('/api/login').send(bad).expect(401);
    await visitor.post('/api/register').send(CANARY_ACCOUNT).expect(409);
    await visitor.get('/api/me').set('Authorization', 'Bearer canarytoken').expect(401);
    await visitor.get('/api/me?access_token=canaryquery').expect(401);
    await visitor.get('/api/files/canaryforged/canarycv.pdf').expect(403);
    await visitor.get('/api/exports/canaryexport/canary.csv').expect(403);
    await visitor.get('/api/shares/receipts/canaryreceipt').expect(404);
    await visitor.post('/api/shares/purchases/canaryreference/verify').expect(404);
    await visitor.get('/canarypath').expect(404);
    provider.know('canarysubject', {
      email: 'canaryprovided@example.com',
      preferred_username: 'canarycolleague',
      groups: ['canarygroup'],
    });
    const login = await goToProvider(visitor, 'canarysubject');
    // As if the backend served the portal: the browser requests the address before the page clears it.
    await visitor.get(`/hidden-portal/single-sign-on?${login.response}`);
    expect((await complete(visitor, login)).body).toMatchObject({ code: 'account_pending' });
    const forged = await goToProvider(visitor, 'canarysubject', {
      response: (parameters) => parameters.set('code', 'canarycode'),
    });
    expect((await complete(visitor, forged)).status).toBe(409);
    logins = [login, forged];
    await submit(server, jobId, { answers: { ...answers, phone: 'canaryphone' } });
    await submit(server, jobId, { answers, cv: { name: 'canaryscript.exe', content: Buffer.from('MZ') } });
    const refused = await withRefusedRows(server, () => submit(server, jobId, { answers, fields, cv }));
    expect(refused.status).toBe(503);

    await owner.post('/api/logout').expect(204);
    await server.close();
  });
  afterAll(async () => {
    await server.close();
    await provider.stop();
  });

  it('names every request by its route, with an id and a status', () => {
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(15);
    for (const each of requests) {
      expect(each).toMatchObject({
        reqId: expect.stringMatching(/^[\w-]{8,64}$/),
        route: expect.any(String),
        status: expect.any(Number),
      });
    }
    expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(requests.length);
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'POST', route: '/api/jobs/:id/apply', status: 201 }),
    );
    expect(requests).toContainEqual(
      expect.objectContaining({ method: 'GET', route: '/api/files/:token/:name', status: 200 }),
    );
  });

  it('says why a statement failed: the constraint, and the place in the code', () => {
    const failure = server
      .output()
      .split('\n')
      .find((line) => line.includes('ck_refused'));
    expect(JSON.parse(failure ?? '{}')).toMatchObject({
      msg: 'request failed',
      err: {
        type: 'QueryFailedError',
        code: '23514',
        constraint: 'ck_refused',
        table: 'applications',
        stack: expect.stringContaining('ApplyService.write'),
      },
    });
  });

  it('says that the collector of its traces is down', () => {
    expect(server.output()).toContain('OpenTelemetry');
  });

  it('does not warn of the database role if that owns no tables', () => {
    expect(server.output()).not.toContain('owns the tables');
  });

  it('holds nothing that people sent: no name, address, search, file name, password or token', () => {
    const output = server.output();
    const secrets = [
      'canary',
      ...[answers.dob, answers.phone, '999 888 7766', 'Anambra'],
      ...[token, token.split('.')[2] ?? '', link.url, link.url.split('/')[3] ?? '', key],
      'argon2',
    ];
    for (const secret of secrets) expect(output.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('says that a login at the identity provider failed, and holds none of its codes and tokens', () => {
    expect(server.output()).toContain('a single sign-on failed');
    expect(provider.issued).toHaveLength(2);
    const returned = logins.map(({ response }) => new URLSearchParams(response));
    const secrets = [
      ...provider.issued,
      ...logins.map(({ cookie }) => cookie.split('=')[1] ?? ''),
      ...returned.map((parameters) => parameters.get('state') ?? ''),
      returned[0]?.get('code') ?? '',
    ];
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w.-]{30,}$/);
      expect(server.output()).not.toContain(secret);
      // The claims of a token, or its signature alone.
      for (const part of secret.split('.')) expect(server.output()).not.toContain(part);
    }
  });

  it('holds no secret of its configuration', () => {
    const { environment, databaseUrl } = server.site;
    const secrets = [
      environment.JWT_SECRET,
      environment.FILE_LINK_SECRET,
      environment.RATE_LIMIT_SECRET,
      environment.OIDC_CLIENT_SECRET,
      environment.FILE_ENCRYPTION_KEYS?.split(':')[1],
      new URL(databaseUrl).password,
    ];
    for (const secret of secrets) {
      expect(secret).toBeTruthy();
      expect(server.output()).not.toContain(secret);
    }
  });
});
