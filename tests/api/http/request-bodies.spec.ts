import { randomUUID } from 'node:crypto';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTACT_LIMITS, JOB_LIMITS, SIGN_UP_LIMITS } from '@smash/contract';
import { type Member, postJob, registerAndLogIn, sendForm } from '../../support/api/actions.js';
import { type ApiApp, type Requester, startApi, withToken } from '../../support/api/app.js';
import { openApiOperations } from '../../support/api/description.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aJob, aSignUp, someAnswers } from '../../support/samples/builders.js';

const KB = 1024;
const tooLarge = { detail: 'The request is too large.', code: 'too_large' };
const compressed = {
  detail: 'Compressed requests are not accepted here. Please send the body as it is.',
  code: 'compressed_body',
};

/** JSON with all but plain ASCII as escapes: the most bytes that it can take. */
const escaped = (value: object) =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });

const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));

describe('request bodies', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const send = async (path: string, body: string | Buffer, session: Requester = app.visitor) => {
    const sent = session.post(path).set('Content-Type', 'application/json');
    const { status, body: answer } = await sent.send(Buffer.isBuffer(body) ? body.toString() : body);
    return { status, body: answer as unknown };
  };
  const loginOf = (bytes: number) => {
    const text = JSON.stringify({ username: '', password: 'x' });
    return text.replace('""', `"${'a'.repeat(bytes - text.length)}"`);
  };

  it('of visitors are limited to 16 KB, whatever token comes with them', async () => {
    expect((await send('/api/login', loginOf(16 * KB))).status).toBe(422);
    for (const session of [app.visitor, withToken(app, 'forged'), withToken(app, `${owner.token}x`)]) {
      expect(await send('/api/login', loginOf(16 * KB + 1), session)).toEqual({
        status: 413,
        body: tooLarge,
      });
    }
    expect((await send('/api/jobs/', loginOf(20 * KB), withToken(app, 'forged'))).status).toBe(401);
  });

  it('of visitors have room for a sign-up whose fields are all full', async () => {
    const full = Object.fromEntries(
      Object.entries(SIGN_UP_LIMITS).map(([field, length]) => [field, '₦'.repeat(length)]),
    );
    expect((await send('/api/members/', escaped(full))).status).toBe(422);
  });

  it('have room for the longest message to the company, and little more', async () => {
    const message = (length: number) => ({
      email: 'ada@example.com',
      subject: '₦'.repeat(CONTACT_LIMITS.subject),
      body: '₦'.repeat(length),
    });
    const longest = message(CONTACT_LIMITS.body);
    expect((await send('/api/send_email/', JSON.stringify(longest))).status).toBe(202);
    expect((await send('/api/send_email/', escaped(longest))).status).toBe(202);
    expect((await send('/api/send_email/', escaped(message(11_000)))).status).toBe(413);
  });

  it('of administrators have room for the longest posting, and are limited too', async () => {
    const text = '₦'.repeat(JOB_LIMITS.description);
    const posting = aJob({ description: text, requirements: text, responsibility: text });
    expect((await send('/api/jobs/', JSON.stringify(posting), owner.api)).status).toBe(201);
    expect(await send('/api/jobs/', escaped(posting), owner.api)).toEqual({ status: 413, body: tooLarge });
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['GZIP', gzipSync],
    ['zstd', (text: string) => Buffer.from(text)],
    ['identity, gzip', gzipSync],
  ])('are refused if they are compressed: %s', async (encoding, pack) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
    const packed = new Uint8Array(pack(JSON.stringify(unknownFields(24_000))));
    for (const [path, session] of [
      ['/api/login', ''],
      ['/api/jobs/', owner.token],
      [`/api/jobs/${jobId}/apply`, ''],
    ] as const) {
      const response = await fetch(`${app.url}${path}`, {
        method: 'POST',
        headers: { ...headers, ...(session && { Authorization: `Bearer ${session}` }) },
        body: packed,
      });
      const body: unknown = await response.json();
      expect({ path, status: response.status, body }).toEqual({ path, status: 415, body: compressed });
    }
  });

  it('with many unknown fields get a short response', async () => {
    const answers = [
      await app.visitor.post('/api/login').send(unknownFields(1000)),
      await app.visitor.post('/api/login').send({ ['k'.repeat(10_000)]: 1 }),
      await owner.api.post('/api/jobs/').send(unknownFields(20_000)),
      await sendForm(app, jobId, { answers: {}, fields: mapValues(unknownFields(20), String) }),
    ];
    for (const { status, body, text } of answers) {
      expect(status).toBe(422);
      expect((body as { detail: unknown[] }).detail.length).toBeLessThanOrEqual(10);
      expect(text.length).toBeLessThan(1500);
    }
  });

  it('that break every rule get ten problems back', async () => {
    const everything = mapValues(aSignUp(), () => 1);
    const { status, body } = await app.visitor.post('/api/members/').send(everything);
    expect(status).toBe(422);
    expect((body as { detail: unknown[] }).detail).toHaveLength(10);
    const changes = Array.from({ length: 200 }, () => ({ id: randomUUID(), status: 'x' }));
    const bulk = await owner.api.put('/api/applications/statuses').send({ changes });
    expect((bulk.body as { detail: unknown[] }).detail).toHaveLength(10);
  });

  it('have room for 200 undone statuses, and for 5,000 ids', async () => {
    const id = randomUUID();
    const change = { id, status: 'pending', seen_status: 'reviewed', is_undo: true };
    const changes = Array.from({ length: 200 }, () => ({ ...change, id: randomUUID() }));
    const put = await owner.api.put('/api/applications/statuses').send({ changes });
    expect(put.status).toBe(200);
    const ids = Array.from({ length: 5_000 }, () => randomUUID());
    const mail = { ids, subject: 'News', body: 'Hello' };
    expect((await owner.api.post('/api/applications/mails').send(mail)).body).toMatchObject({
      code: 'nobody_to_write_to',
    });
  });

  it('and queries with unknown fields are refused with a short response', async () => {
    const query = Object.keys(unknownFields(1500)).join('=&');
    for (const path of ['/api/jobs/', '/api/applications-list/', '/api/members/']) {
      const { status, body, text } = await owner.api.get(`${path}?${query}`);
      expect({ path, status }).toEqual({ path, status: 422 });
      expect(body).toMatchObject({ detail: [{ loc: ['query', 'k0'], type: 'unknown_field' }, ...nine] });
      expect(text.length).toBeLessThan(1500);
    }
  });

  it('and queries are refused where an operation has none, except for links', async () => {
    const operations = (await openApiOperations()).filter(
      ({ parameters = [] }) => !parameters.some((parameter) => parameter.in === 'query'),
    );
    const taken: string[] = [];
    await expectNothingChanged(app, async () => {
      for (const { method, path, isPublic, isForPortal, responses } of operations) {
        const address = path.replace(/\{\w+\}/g, '1');
        const { status, body } = await owner.api[method](`${address}?version=3`);
        if (status === 422)
          expect({ path, said: Object.keys(responses) }).toMatchObject({
            path,
            said: expect.arrayContaining(['422']),
          });
        // Routes of members, applicants and the onboarding.
        if (!isPublic && !isForPortal) expect({ path, status }).toEqual({ path, status: 401 });
        else if (status !== 422 || !JSON.stringify(body).includes('"query","version"')) taken.push(path);
      }
    });
    expect(operations.length).toBeGreaterThan(100);
    expect(taken.sort()).toEqual([
      '/api/exports/{token}/{name}',
      '/api/files/{token}/{name}',
      '/api/interviews/feed/{token}.ics',
      '/api/job-alerts/unsubscribe/{token}',
      '/api/job-alerts/unsubscribe/{token}',
      '/api/shares/receipts/{token}',
      '/api/shares/webhook',
    ]);
  });

  it('with a NUL are refused in every text of every operation, and change nothing', async () => {
    const operations = (await openApiOperations()).filter(({ fields }) => fields.length > 0);
    expect(operations.length).toBeGreaterThan(20);
    await expectNothingChanged(app, async () => {
      for (const { method, path, fields } of operations) {
        const body = Object.fromEntries(fields.map((field) => [field, 'a\0b']));
        const session = path.startsWith('/api/members/me') ? app.visitor : owner.api;
        const { status } = await session[method](path.replace(/\{\w+\}/g, '1')).send(body);
        expect([401, 415, 422]).toContain(status);
      }
    });
    const form = await expectNothingChanged(app, () =>
      sendForm(app, jobId, { answers: { ...someAnswers(), first_name: 'Ada\0' } }),
    );
    expect(form.status).toBe(422);
  });

  it.each([
    '/api/adaeze%00/cv/x.pdf',
    '/api/adaeze/cv/x%00.pdf',
    '/api/adaeze/cover_letter/%00',
    '/api/applications-list/?search=a%00b',
    '/api/applications/%00',
    '/api/jobs/1%00',
    '/api/files/%00/x',
    '/api/exports/%00/x',
    '/api/shares/receipts/%00',
    '/api/%00',
  ])('and addresses with a NUL cause no server error: %s', async (address) => {
    const { status, body } = await owner.api.get(address);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toMatchObject({ code: expect.any(String) });
  });
});

const nine = Array.from({ length: 9 }, () => expect.objectContaining({ type: 'unknown_field' }));

function mapValues<T>(record: object, make: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));
}
