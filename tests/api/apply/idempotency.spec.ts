import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { openPageWith, pageTokenFor } from '../../support/api/applicant.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { testStorages } from '../../support/api/storages.js';
import { aCv, aJob, someAnswers } from '../../support/samples/builders.js';
import { samplePdf, sampleTxt } from '../../support/samples/files.js';

const reused = {
  detail:
    'This application has already been sent with different answers. Please send it as a new application.',
  code: 'idempotency_key_reused',
};

describe.each(testStorages().slice(-1))('a repeated application, files on $name', ({ prepare }) => {
  let one: ApiApp;
  let two: ApiApp;
  let owner: Member;
  let job: Job;

  beforeAll(async () => {
    const overrides = await prepare();
    one = await startApi(overrides);
    const { databaseUrl: DATABASE_URL, storagePath: STORAGE_PATH } = one.site;
    two = await startApi({ ...overrides, DATABASE_URL, STORAGE_PATH });
    owner = await registerAndLogIn(one);
    job = await postJob(owner);
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  const countRows = async (email: string): Promise<number> => {
    const rows = await one.query('SELECT 1 FROM applications WHERE email = $1', [email]);
    return rows.length;
  };

  it('with the same key and content gets 200 and the same body, on every server', async () => {
    const answers = someAnswers();
    const key = randomUUID();
    const first = await submit(one, job.id, { answers, key });
    expect(first.status).toBe(201);
    for (const server of [one, two]) {
      const repeated = await expectNothingChanged(one, () => submit(server, job.id, { answers, key }));
      expect({ status: repeated.status, text: repeated.text }).toEqual({ status: 200, text: first.text });
    }
  });

  it('with the same key and other answers, another file or another file name is refused', async () => {
    const answers = someAnswers();
    const key = randomUUID();
    await apply(one, job.id, { answers, key });
    for (const change of [
      { answers: { ...answers, first_name: 'Chidinma' } },
      { answers: { ...answers, middle_name: '' } },
      { answers, cv: await aCv({ content: await samplePdf('Another CV') }) },
      { answers, cv: await aCv({ name: 'other.pdf' }) },
      { answers, letter: { name: 'letter.txt', content: sampleTxt() } },
      { answers, fields: { cover_letter: 'Dear team' } },
    ]) {
      const { status, body } = await expectNothingChanged(one, () => submit(two, job.id, { key, ...change }));
      expect({ status, body: body as unknown }).toEqual({ status: 422, body: reused });
    }
  });

  it('sent thirty times at once to two servers is stored once, with one pair of files', async () => {
    const answers = someAnswers();
    const letter = { name: 'letter.txt', content: sampleTxt() };
    const key = randomUUID();
    const before = await one.storedObjects();
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        submit(index % 2 ? one : two, job.id, { answers, letter, key }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([...Array<number>(29).fill(200), 201]);
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(await countRows(answers.email)).toBe(1);
    await eventually(async () => {
      expect(await one.storedObjects()).toHaveLength(before.length + 2);
      expect(await one.query('SELECT * FROM unattached_files')).toEqual([]);
    });
  });

  it('without a key counts as the first one while its answers are the same', async () => {
    const answers = someAnswers();
    const all = await Promise.all([one, two, one].map((server) => submit(server, job.id, { answers })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(await countRows(answers.email)).toBe(1);
    await apply(one, job.id, { answers: { ...answers, address: 'Another street' } });
    expect(await countRows(answers.email)).toBe(2);
  });

  it.each([
    ['without a key is a new one after ten minutes', undefined, '9 minutes', '1 minute'],
    ['with the key of its client is a new one after thirty days', randomUUID(), '29 days', '1 day'],
  ])('%s', async (_, key, shorter, rest) => {
    const answers = someAnswers();
    const send = async () => (await submit(one, job.id, { answers, key })).status;
    const pass = (time: string) =>
      one.query('UPDATE idempotency_keys SET expires_at = expires_at - $1::interval', [time]);
    expect(await send()).toBe(201);
    await pass(shorter);
    expect(await send()).toBe(200);
    await pass(rest);
    expect(await send()).toBe(201);
    expect(await countRows(answers.email)).toBe(2);
  });

  it('gets the stored response even after the job was closed and after it was deleted', async () => {
    const closing = await postJob(owner);
    const answers = someAnswers();
    const key = randomUUID();
    const first = await submit(one, closing.id, { answers, key });
    await owner.api
      .put(`/api/jobs/${closing.id}`)
      .send(aJob({ is_active: false }))
      .expect(200);
    const closed = await submit(two, closing.id, { answers, key });
    expect({ status: closed.status, text: closed.text }).toEqual({ status: 200, text: first.text });
    await owner.api.delete(`/api/jobs/${closing.id}`).expect(200);
    const deleted = await submit(two, closing.id, { answers, key });
    expect({ status: deleted.status, text: deleted.text }).toEqual({ status: 200, text: first.text });
  });

  it('is a new one after the first was erased', async () => {
    const answers = someAnswers();
    const key = randomUUID();
    const first = await apply(one, job.id, { answers, key });
    await one.inside.eraseOnRequest(first.id);
    const { status, body } = await submit(two, job.id, { answers, key });
    expect(status).toBe(201);
    expect((body as { reference: string }).reference).not.toBe(first.reference);
    expect(await countRows(answers.email)).toBe(1);
  });

  it.each([
    ['a new one without a key', undefined, 201],
    ['the withdrawn one still with the key of its client', randomUUID(), 200],
  ])('after the first was withdrawn is %s', async (_, key, expected) => {
    const answers = someAnswers();
    const first = await apply(one, job.id, { answers, key });
    const session = await openPageWith(one, await pageTokenFor(one, { ...first, ...answers }));
    const { access_token } = session.body as { access_token: string };
    await withToken(one, access_token).post('/api/my-application/withdrawal').expect(200);
    const { status, body } = await submit(two, job.id, { answers, key });
    expect(status).toBe(expected);
    expect((body as { reference: string }).reference === first.reference).toBe(expected === 200);
  });

  it('with a key that another applicant has used is refused, and shows nothing of that application', async () => {
    const key = randomUUID();
    const first = await apply(one, job.id, { key });
    const { status, body, text } = await submit(one, job.id, { answers: someAnswers(), key });
    expect({ status, body: body as unknown }).toEqual({ status: 422, body: reused });
    expect(text).not.toContain(first.reference);
  });

  it('for another job is an application of its own', async () => {
    const answers = someAnswers();
    const key = randomUUID();
    await apply(one, job.id, { answers, key });
    await apply(one, (await postJob(owner)).id, { answers, key });
    expect(await countRows(answers.email)).toBe(2);
  });

  it('that was refused before is accepted with the same key once it is correct', async () => {
    const answers = someAnswers();
    const key = randomUUID();
    const refused = await submit(one, job.id, { answers: { ...answers, phone: 'none' }, key });
    expect(refused.status).toBe(422);
    await apply(one, job.id, { answers, key });
  });

  it.each(['short', 'a'.repeat(201), 'with a space in it'])('is refused with the key %j', async (key) => {
    const { status, body } = await expectNothingChanged(one, () => submit(one, job.id, { key }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['header', 'Idempotency-Key'] }] });
  });
});
