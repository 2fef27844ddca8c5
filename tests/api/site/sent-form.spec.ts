import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONSENT, FILE_MESSAGES, FILE_SIZE_LIMIT, MESSAGES, type SentForm } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { makeSiteBuild, RENDERED_POLICY } from '../../support/api/site-build.js';
import { aCv, someAnswers, type UploadedFile } from '../../support/samples/builders.js';

const answers = { ...someAnswers(), consent_version: CONSENT.version };

describe('the form of a job, sent without scripts,', () => {
  let app: ApiApp;
  let owner: Member;
  let cv: UploadedFile;
  let removeBuild: () => Promise<void>;

  beforeAll(async () => {
    const { overrides, remove } = await makeSiteBuild();
    removeBuild = remove;
    app = await startApi({ ...overrides, RATE_LIMIT_FACTOR: '1' });
    owner = await registerAndLogIn(app);
    cv = await aCv();
  });
  afterAll(async () => {
    await app.close();
    await removeBuild();
  });

  const send = (jobId: number | string, fields: Record<string, string>, file?: UploadedFile) => {
    const request = app.visitor.post(`/job-application/${jobId}`);
    for (const [name, value] of Object.entries(fields)) void request.field(name, value);
    return file ? request.attach('cv_file', file.content, file.name) : request;
  };
  /** Returns the data that the page was rendered from. */
  const sentOf = (html: string): SentForm => {
    const text = html.replace(/&#(\d+);/g, (_sign, code: string) => String.fromCodePoint(Number(code)));
    return JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? '{}') as SentForm;
  };
  const applicationsOf = async (jobId: number): Promise<Application[]> =>
    (await owner.api.get(`/api/jobs/${jobId}/applications`).expect(200)).body as Application[];

  it('is accepted once, and returns the receipt as a page that is not cached', async () => {
    const job = await postJob(owner);
    const first = await send(job.id, { ...answers, channel: 'whatsapp' }, cv).expect(201);
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': RENDERED_POLICY,
    });
    const again = await send(job.id, { ...answers, channel: 'whatsapp' }, cv).expect(200);
    expect(sentOf(again.text)).toEqual(sentOf(first.text));
    const [application, ...others] = await applicationsOf(job.id);
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      reference: sentOf(first.text).receipt?.reference,
      channel: 'whatsapp',
      email: answers.email,
    });
  });

  it('is shown again with the typed values and all errors, including the one for the file', async () => {
    const job = await postJob(owner);
    const { text } = await send(job.id, { ...answers, email: '<b>"@', first_name: '' }, cv).expect(422);
    expect(sentOf(text)).toMatchObject({
      values: { ...answers, email: '<b>"@', first_name: '' },
      errors: {
        email: 'Please enter a valid email address',
        first_name: 'This field is required',
        cv_file: FILE_MESSAGES.chooseAgain,
      },
    });
    expect(text).not.toContain('<b>');
    const { errors } = sentOf((await send(job.id, answers).expect(422)).text);
    expect(errors).toEqual({ cv_file: FILE_MESSAGES.cvRequired });
    expect(await applicationsOf(job.id)).toEqual([]);
  });

  it('names a file that is too large, and asks for the other files again', async () => {
    const job = await postJob(owner);
    const content = Buffer.alloc(FILE_SIZE_LIMIT);
    const { text } = await send(job.id, answers, { name: 'cv.pdf', content }).expect(413);
    const { values, errors } = sentOf(text);
    expect(values).toMatchObject(answers);
    expect(errors).toEqual({
      cv_file: expect.stringMatching(`^${FILE_MESSAGES.tooLarge}\\. .*other files again`),
    });
  });

  it('is refused if the job is closed or does not exist', async () => {
    const closed = await postJob(owner, { is_active: false });
    const { text } = await send(closed.id, answers, cv).expect(409);
    expect(sentOf(text).message).toBe(MESSAGES.applicationsClosed);
    expect((await send(999_999, answers, cv).expect(404)).text).toContain('Missing page');
    await app.visitor.post('/job-application/abc').expect(405);
  });

  it('is refused with a page if the body is not a form', async () => {
    const job = await postJob(owner);
    const { headers } = await app.visitor.post(`/job-application/${job.id}`).send({ email: 'x' }).expect(415);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('has the rate limits of the API, and says when to try again', async () => {
    const job = await postJob(owner);
    await send(job.id, {});
    // As if 200 more requests had come.
    await app.query(`UPDATE rate_limits SET points = points + 200 WHERE key LIKE 'applyByAddress:%'`);
    const refused = await send(job.id, { ...answers }, cv).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const { message } = sentOf(refused.text);
    expect(message).toContain('Please try again');
    // The form was not read, so that the page cannot show its values again.
    expect(message).toContain('Go back one page');
  });
});

it('the form of a job has no address if the process serves no pages', async () => {
  const app = await startApi();
  const job = await postJob(await registerAndLogIn(app));
  const { body } = await app.visitor.post(`/job-application/${job.id}`).field('email', 'x').expect(404);
  expect(body).toMatchObject({ code: 'not_found' });
  await app.close();
});
