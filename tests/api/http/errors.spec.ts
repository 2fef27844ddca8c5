import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';

const notFound = { detail: 'Nothing was found at this address.', code: 'not_found' };

describe('errors', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  it.each([
    '/api/nothing',
    '/api/',
    '/api/jobs/1/nothing',
    '/api/.env',
    '/api/..%2f..%2fetc%2fpasswd',
    '/api/files/',
  ])('have status 404 and the same form for %s', async (address) => {
    for (const session of [app.visitor, owner.api]) {
      const { status, body, headers } = await session.get(address);
      expect({ status, body: body as unknown }).toEqual({ status: 404, body: notFound });
      expect(headers['content-type']).toMatch(/^application\/json/);
    }
  });

  it.each(['delete', 'put', 'patch', 'post'] as const)(
    'have a body for the unknown method %s',
    async (method) => {
      const { status, body } = await app.visitor[method]('/api/health/live');
      expect([404, 405]).toContain(status);
      expect(body).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
    },
  );

  it('have a body for an address that cannot be decoded', async () => {
    const { status, body } = await app.visitor.get('/api/jobs/%E0%A4%A');
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: expect.any(String), code: 'malformed_request' });
  });

  it('are JSON, and no download, if a calendar was requested', async () => {
    const { own } = await openOwnPage(app, (await postJob(owner)).id);
    const refusals = [
      await app.visitor.get('/api/interviews/feed/nobody.ics'),
      await own.get('/api/my-application/interview/calendar'),
    ];
    for (const { status, headers, body } of refusals) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['content-disposition']).toBeUndefined();
    }
  });

  it('have the same security headers as other responses', async () => {
    for (const address of ['/api/nothing', '/api/me', '/api/jobs/', '/api/jobs/0', '/api/health/live']) {
      const { headers } = await app.visitor.get(address);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('are not cached', async () => {
    for (const address of ['/api/nothing', '/api/me', '/api/jobs/0', '/api/jobs/999999']) {
      const { headers } = await app.visitor.get(address);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('do not repeat what was sent', async () => {
    const canary = 'canary-7d1f';
    const answers = [
      await app.visitor.get(`/api/${canary}`),
      await app.visitor.get(`/api/jobs/${canary}`),
      await app.visitor.get(`/api/jobs/?sort=${canary}`),
      await app.visitor.post('/api/login').send({ username: canary, password: canary }),
      await app.visitor.post('/api/register').send({ username: canary, email: canary, password: 'short' }),
      await app.visitor.post('/api/login').set('Content-Type', 'application/json').send(`{"${canary}`),
    ];
    for (const { status, text } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain(canary);
    }
  });

  it('reveal no stack, file or statement', async () => {
    const { text } = await app.visitor
      .post('/api/login')
      .set('Content-Type', 'application/json')
      .send('{broken');
    expect(text).not.toMatch(/node_modules|\.js|stack|SELECT|Error:/);
  });
});
