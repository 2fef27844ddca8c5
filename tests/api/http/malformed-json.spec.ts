import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JOB_LIMITS } from '@smash/contract';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aJob, anAccount } from '../../support/samples/builders.js';

const notJson = {
  detail: 'A JSON body is expected: Content-Type: application/json',
  code: 'unsupported_media_type',
};

describe('a JSON body', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const postJobs = (body: string, type = 'application/json') =>
    expectNothingChanged(app, () => owner.api.post('/api/jobs/').set('Content-Type', type).send(body));

  it.each(['{"title":', '{title: "x"}', '\u0000', '{"title":"\\u12"}', '}{'])(
    'is refused if it is malformed: %j',
    async (text) => {
      const { status, body } = await postJobs(text);
      expect({ status, body }).toEqual({
        status: 400,
        body: {
          detail: 'The request could not be read. Please check its format.',
          code: 'malformed_request',
        },
      });
    },
  );

  it.each(['[]', '[{"title":"x"}]', '"text"', '12', 'null', 'true'])(
    'is refused if it is no object: %s',
    async (text) => {
      const { status, body } = await postJobs(text);
      expect([400, 422]).toContain(status);
      expect(body).toMatchObject({ code: expect.any(String), detail: expect.anything() });
    },
  );

  it('is refused if it is too large', async () => {
    const { status, body } = await postJobs(JSON.stringify({ title: 'x'.repeat(400_000) }));
    expect(status).toBe(413);
    expect(body).toEqual({ detail: 'The request is too large.', code: 'too_large' });
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/vnd.api+json',
  ])('is refused with the type %s', async (type) => {
    const { status, body } = await postJobs(JSON.stringify(aJob()), type);
    expect({ status, body }).toEqual({ status: 415, body: notJson });
  });

  it('is refused without a type', async () => {
    const { id } = await postJob(owner);
    for (const [method, path] of [
      ['POST', '/api/jobs/'],
      ['PUT', `/api/jobs/${id}`],
      // This route needs no body, so an ignored one would go unnoticed.
      ['POST', `/api/interviews/${randomUUID()}/cancellation`],
    ] as const) {
      const response = await fetch(`${app.url}${path}`, {
        method,
        headers: { Authorization: `Bearer ${owner.token}` },
        body: new TextEncoder().encode(JSON.stringify({ ...aJob(), sequence: 1 })),
      });
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 415,
        body: notJson,
      });
    }
  });

  it('is not needed if there is nothing to send', async () => {
    const { id } = await postJob(owner);
    for (const type of ['text/plain', 'application/json'])
      await owner.api
        .post(`/api/jobs/${id}/close`)
        .set('Content-Type', type)
        .set('Content-Length', '0')
        .expect(200);
  });

  it('with very deep nesting is refused', async () => {
    const { status, body } = await postJobs(`{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'title'], type: 'too_deep' }] });
  });

  it.each([
    ['an array', ['Rider']],
    ['an object', { $ne: null }],
    ['a number', 1],
    ['null', null],
    ['true', true],
  ])('is refused with %s in place of a text', async (_, title) => {
    const { status, body } = await postJobs(JSON.stringify({ ...aJob(), title }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'title'], msg: expect.any(String) }] });
    expect(body).toMatchObject({ code: 'validation_failed' });
  });

  it.each([
    ['id', 7],
    ['created_at', '2020-01-01'],
    ['deleted_at', null],
  ])('is refused with the unknown field %s', async (field, value) => {
    const { status, body } = await postJobs(JSON.stringify({ ...aJob(), [field]: value }));
    expect(status).toBe(422);
    expect(body).toEqual({
      detail: [{ loc: ['body', field], msg: 'This field is not known', type: 'unknown_field' }],
      code: 'validation_failed',
    });
  });

  it('cannot change a prototype', async () => {
    await postJobs(`{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each(['role', 'status', 'is_admin', 'isAdmin'])('gives nobody a %s at registration', async (field) => {
    const { status, body } = await expectNothingChanged(app, () =>
      app.visitor.post('/api/register').send({ ...anAccount(), [field]: 'owner' }),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', field], type: 'unknown_field' }] });
  });

  it.each([
    ['title', { title: 'x'.repeat(JOB_LIMITS.title + 1) }],
    ['description', { description: 'x'.repeat(JOB_LIMITS.description + 1) }],
    ['description', { description: ' \n ' }],
    ['job_type', { job_type: 'Slavery' }],
    ['application_deadline', { application_deadline: '2099-02-30' }],
    ['is_active', { is_active: 'yes' }],
  ])('is refused at the field of a posting that breaks a rule: %s', async (field, overrides) => {
    const { status, body } = await postJobs(JSON.stringify({ ...aJob(), ...overrides }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', field] }] });
  });
});
