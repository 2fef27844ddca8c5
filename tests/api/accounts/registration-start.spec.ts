import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { anAccount } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';
import type { Overrides } from '../../support/servers/test-site.js';

const { ADMIN_SETUP_TOKEN: setup_token, PUBLIC_URL } = publicServer;
const link = `${PUBLIC_URL}/hidden-portal/#setup_token=${setup_token}`;

describe('the start of a server without an owner', () => {
  /** The next step that a server prints after it has replaced this one. */
  const nextStepAfterRestart = async ({ site }: ApiApp | ServerProcess, overrides: Overrides = {}) => {
    const next = await startApi({ ...overrides, DATABASE_URL: site.databaseUrl });
    await next.close();
    return next.nextStep;
  };
  const register = (server: { url: string }, body: object) =>
    request(server.url).post('/api/register').send(body);

  it('prints the set-up link until there is an owner, and the token nowhere else', async () => {
    const server = await startServerProcess({ ...publicServer, HOST: '0.0.0.0', LOG_LEVEL: 'debug' });
    await eventually(() => Promise.resolve(expect(server.output()).toContain(`${link}\n`)));
    await register(server, anAccount()).expect(201);
    expect(await nextStepAfterRestart(server, publicServer)).toContain(link);

    await register(server, { ...anAccount(), setup_token: `${setup_token}x` }).expect(422);
    await register(server, { ...anAccount(), setup_token: [setup_token] }).expect(422);
    await request(server.url)
      .post('/api/register')
      .set('Content-Type', 'application/json')
      .send(`{"setup_token":"${setup_token}"`)
      .expect(400);
    await register(server, { ...anAccount(), setup_token }).expect(201);
    await register(server, { ...anAccount(), setup_token }).expect(422);
    expect(server.output().split(setup_token)).toHaveLength(2);
    expect(await nextStepAfterRestart(server, publicServer)).toBeUndefined();
    await server.close();
  });

  it('prints the link with the host of the portal if that has its own', async () => {
    const app = await startApi({ ...publicServer, PORTAL_HOST: 'portal.smash.example' });
    expect(app.nextStep).toContain('\nhttps://portal.smash.example/hidden-portal/#setup_token=');
    await app.close();
  });

  it('keeps every character of the token in the link', async () => {
    const token = `a+b/c=&d%20e#f ${'é'.repeat(32)}`;
    const app = await startApi({ PUBLIC_URL, ADMIN_SETUP_TOKEN: token });
    const [, fragment = ''] = /#(\S+)/.exec(app.nextStep ?? '') ?? [];
    expect(new URLSearchParams(fragment).get('setup_token')).toBe(token);
    await register(app, { ...anAccount(), setup_token: token }).expect(201);
    await app.close();
  });

  it('names the ways to make an owner if no token is set', async () => {
    const app = await startApi({ PUBLIC_URL });
    for (const word of ['ADMIN_SETUP_TOKEN', 'ADMIN_OWNER_USERNAME', 'create-owner']) {
      expect(app.nextStep).toContain(word);
    }
    await app.close();
  });

  it('says on loopback that the first account becomes the owner, and nothing once there is one', async () => {
    const app = await startApi();
    expect(app.nextStep).toContain('The first account becomes the owner');
    await register(app, anAccount()).expect(201);
    expect(await nextStepAfterRestart(app)).toBeUndefined();
    await app.close();
  });

  it('names the command create-owner if the only owner was removed', async () => {
    const app = await startApi(publicServer);
    await register(app, { ...anAccount(), setup_token }).expect(201);
    await app.query('DELETE FROM admins');
    const nextStep = await nextStepAfterRestart(app, publicServer);
    expect(nextStep).toContain('create-owner');
    expect(nextStep).not.toContain(setup_token);
    await app.close();
  });
});
