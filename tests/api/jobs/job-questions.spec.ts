import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPLICATION_MESSAGES, type JobQuestion, QUESTION_LIMITS, QUESTION_MESSAGES } from '@smash/contract';
import type { Job } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aJob, sixQuestions } from '../../support/samples/builders.js';

const question = (overrides: object = {}): JobQuestion => ({
  id: 'q',
  label: 'Where?',
  type: 'short_text',
  required: false,
  ...overrides,
});

describe('the questions of a job', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const put = (job: Job, body: object) => owner.api.put(`/api/jobs/${job.id}`).send({ ...aJob(), ...body });

  it('are empty by default, and are shown to visitors in their order', async () => {
    expect(await postJob(owner)).toMatchObject({ questions: [] });
    const job = await postJob(owner, { questions: sixQuestions() });
    expect(job.questions).toEqual(sixQuestions());
    expect((await app.visitor.get(`/api/jobs/${job.id}`).expect(200)).body).toMatchObject({
      questions: sixQuestions(),
    });
    const { body: list } = await app.visitor.get('/api/jobs/').expect(200);
    expect((list as Job[]).find(({ id }) => id === job.id)?.questions).toEqual(sixQuestions());
  });

  it('stay when a change does not name them, and are removed by an empty list', async () => {
    const job = await postJob(owner, { questions: sixQuestions() });
    expect((await put(job, { title: 'Other' }).expect(200)).body).toMatchObject({
      questions: sixQuestions(),
    });
    expect((await put(job, { questions: [] }).expect(200)).body).toMatchObject({ questions: [] });
  });

  it('are changed by only one of two edits of the same version; repeating that edit is accepted', async () => {
    const job = await postJob(owner, { questions: sixQuestions() });
    const change = { version: job.version, questions: [question({ type: 'choice', choices: [' a', 'b'] })] };
    const { body: changed } = await put(job, change).expect(200);
    expect((await put(job, change).expect(200)).body).toEqual(changed);
    const { body } = await put(job, { version: job.version, questions: [question()] }).expect(409);
    expect(body).toMatchObject({ code: 'job_changed' });
  });

  it('are copied with the job', async () => {
    const job = await postJob(owner, { questions: sixQuestions() });
    const { body } = await owner.api.post(`/api/jobs/${job.id}/duplicate`).expect(201);
    expect(body).toMatchObject({ questions: sixQuestions() });
  });

  it('are kept as written, HTML included, without invisible characters', async () => {
    const label = '<img src=x onerror=alert(1)> Where\u202e?';
    const { questions } = await postJob(owner, { questions: [question({ label, id: '__proto__' })] });
    expect(questions).toEqual([
      { id: '__proto__', label: '<img src=x onerror=alert(1)> Where?', type: 'short_text', required: false },
    ]);
  });

  it.each<[string, unknown, (string | number)[], string]>([
    ['a text in place of a list', 'Where?', [], 'A list is expected here'],
    ['a list of texts', ['Where?'], [0], 'An object is expected here'],
    ['a list of lists', [[]], [0], 'An object is expected here'],
    ['an unknown field', [question({ answer: 'Abuja' })], [0, 'answer'], 'This field is not known'],
    [
      'an unknown type',
      [question({ type: 'date' })],
      [0, 'type'],
      'Please use one of: short_text, long_text, number, choice, yes_no, file',
    ],
    ['no label', [question({ label: undefined })], [0, 'label'], APPLICATION_MESSAGES.required],
    [
      'a huge label',
      [question({ label: 'x'.repeat(100_000) })],
      [0, 'label'],
      APPLICATION_MESSAGES.tooLong(300),
    ],
    [
      'required as a text',
      [question({ required: 'yes' })],
      [0, 'required'],
      'true or false is expected here',
    ],
    ['choices as a text', [question({ choices: 'a,b' })], [0, 'choices'], 'A list is expected here'],
    ['choices that are numbers', [question({ choices: [1, 2] })], [0, 'choices'], 'Please enter text'],
    ['two with the same id', [question(), question()], [1, 'id'], QUESTION_MESSAGES.sameId],
    ['a choice without choices', [question({ type: 'choice' })], [0, 'choices'], QUESTION_MESSAGES.choices],
    [
      'one question too many',
      Array.from({ length: QUESTION_LIMITS.questions + 1 }, (_, index) => question({ id: `q${index}` })),
      [],
      QUESTION_MESSAGES.tooMany,
    ],
    [
      'thousands of questions',
      Array.from({ length: 3_000 }, () => question({ label: '' })),
      [],
      'There are too many values here',
    ],
  ])('are refused with %s', async (_, questions, at, message) => {
    const { status, body } = await expectNothingChanged(app, () =>
      owner.api.post('/api/jobs/').send({ ...aJob(), questions }),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'questions', ...at], msg: message }] });
  });

  it('are refused as too large a body if there are 10,000', async () => {
    const questions = Array.from({ length: 10_000 }, (_, index) => question({ id: `q${index}` }));
    await owner.api
      .post('/api/jobs/')
      .send({ ...aJob(), questions })
      .expect(413);
  });

  it('fit into one body even if all are as long as allowed', async () => {
    const choices = Array.from({ length: QUESTION_LIMITS.mostChoices }, (_, index) =>
      `${index}`.padEnd(100, '₦'),
    );
    const questions = Array.from({ length: QUESTION_LIMITS.questions }, (_, index) =>
      question({ id: `${index}`, type: 'choice', choices, label: '₦'.repeat(QUESTION_LIMITS.label) }),
    );
    expect((await postJob(owner, { questions })).questions).toEqual(questions);
  });
});
