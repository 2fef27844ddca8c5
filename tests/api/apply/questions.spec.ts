import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPLICATION_MESSAGES, FILE_MESSAGES, QUESTION_LIMITS, ANSWER_MESSAGES } from '@smash/contract';
import type { Application, FileLink, HistoryEntry, SubmittedApplication } from '@smash/contract/client';
import { UNSAFE_FILE_MESSAGE } from '../../../backend/src/platform/files/inspection/file-rejected.error.js';
import {
  apply,
  type Member,
  postJob,
  registerAndLogIn,
  sendForm,
  submit,
  type Submission,
} from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aCv, aJob, sixQuestions, someAnswers } from '../../support/samples/builders.js';
import { docxBomb, emptyFile, pdfOfSize, samplePng, sampleTxt } from '../../support/samples/files.js';

const required = { question_years: '1,200', question_licence: 'yes' };

describe('answers to the questions of a job', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner, { questions: sixQuestions() })).id;
  });
  afterAll(() => app.close());

  const read = async ({ id }: { id: string }) =>
    (await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application;
  const refused = async (submission: Parameters<typeof submit>[2]) => {
    const { status, body } = await expectNothingChanged(app, () => submit(app, jobId, submission));
    expect(status).toBe(422);
    return (body as { detail: { loc: string[]; msg: string; type: string }[] }).detail;
  };

  it('of all types are stored with the questions, cleaned, in their order, and are not searched', async () => {
    const application = await apply(app, jobId, {
      fields: {
        ...required,
        question_city: 'Kano',
        question_bike: ' <b>Bajaj</b>\n Boxer ',
        question_day: ' Rain.\r\nA lot of it. ',
      },
      files: { question_paper: { name: '../licence.txt', content: sampleTxt() } },
    });
    const { answers } = await read(application);
    expect(answers.map(({ question_id, value }) => [question_id, value])).toEqual([
      ['years', '1200'],
      ['licence', 'yes'],
      ['city', 'Kano'],
      ['bike', '<b>Bajaj</b>  Boxer'],
      ['day', 'Rain.\nA lot of it.'],
      ['paper', 'licence.txt'],
    ]);
    expect(answers[0]).toEqual({
      question_id: 'years',
      label: 'How many years have you been riding?',
      type: 'number',
      value: '1200',
      warnings: [],
    });
    const { headers } = await owner.api.get('/api/applications-list?page=1&search=Bajaj').expect(200);
    expect(headers['x-total-count']).toBe('0');
  });

  it('are null if they are not required and left out', async () => {
    const { answers } = await read(await apply(app, jobId, { fields: { ...required, question_city: ' ' } }));
    expect(answers.map(({ value }) => value)).toEqual(['1200', 'yes', null, null, null, null]);
  });

  it('that are wrong are named together with everything else that is wrong', async () => {
    const detail = await refused({
      answers: { email: 'nobody' },
      fields: { question_years: 'five', question_city: 'Enugu', question_paper: 'text', question_other: 'x' },
      cv: undefined,
    });
    expect(detail.map(({ loc, msg }) => [loc[1], msg])).toEqual([
      ['email', APPLICATION_MESSAGES.email],
      ['cv_file', FILE_MESSAGES.cvRequired],
      ['question_other', ANSWER_MESSAGES.notAsked],
      ['question_years', ANSWER_MESSAGES.number],
      ['question_licence', APPLICATION_MESSAGES.required],
      ['question_city', ANSWER_MESSAGES.choice],
      ['question_paper', ANSWER_MESSAGES.file],
    ]);
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['a required one without text', { question_years: ' ' }, 'question_years', APPLICATION_MESSAGES.required],
    ['a long text', { question_day: 'x'.repeat(5_001) }, 'question_day', APPLICATION_MESSAGES.tooLong(5_000)],
    ['a short text', { question_bike: 'x'.repeat(301) }, 'question_bike', APPLICATION_MESSAGES.tooLong(300)],
    ['neither yes nor no', { question_licence: 'true' }, 'question_licence', ANSWER_MESSAGES.yesNo],
    ['an object', { 'question_bike[name]': 'x' }, 'question_bike', 'Please enter text'],
    ['a question without an id', { question_: 'x' }, 'question_', ANSWER_MESSAGES.notAsked],
  ])('are refused: %s', async (_, fields, field, msg) => {
    const detail = await refused({ fields: { ...required, ...fields } });
    expect(detail).toEqual([{ loc: ['body', field], msg, type: expect.any(String) as unknown as string }]);
  });

  it('are refused in a field that is no question', async () => {
    const [issue] = await refused({ fields: { ...required, questions: 'x' } });
    expect(issue).toMatchObject({ loc: ['body', 'questions'], type: 'unknown_field' });
  });

  it('are refused if there are a thousand', async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`question_${index}`, 'x']),
    );
    const { status } = await expectNothingChanged(app, () => submit(app, jobId, { fields }));
    expect([400, 413, 422]).toContain(status);
  });

  it('are accepted for as many questions as a job may have, files included', async () => {
    const questions = Array.from({ length: QUESTION_LIMITS.questions }, (_, index) => ({
      id: `${index}`,
      label: 'Why?',
      type: index < QUESTION_LIMITS.files ? ('file' as const) : ('long_text' as const),
      required: true,
    }));
    const { id } = await postJob(owner, { questions });
    const content = await pdfOfSize(5_242_879);
    const application = await apply(app, id, {
      fields: Object.fromEntries(
        questions.slice(3).map((asked) => [`question_${asked.id}`, '₦'.repeat(5_000)]),
      ),
      files: Object.fromEntries(
        questions.slice(0, 3).map((asked) => [`question_${asked.id}`, { name: 'a.pdf', content }]),
      ),
      cv: await aCv({ content }),
      letter: { name: 'letter.pdf', content },
    });
    expect((await read(application)).answers.every(({ value }) => value !== null)).toBe(true);
  });

  describe('that are files', () => {
    const paper = (name: string, content: Buffer) => ({
      fields: required,
      files: { question_paper: { name, content } },
    });

    it.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
      [
        'a picture called a PDF',
        () => samplePng(),
        'licence.pdf',
        'Please upload a PDF, DOC, DOCX, or TXT file',
      ],
      ['a picture', () => samplePng(), 'licence.png', 'Please upload a PDF, DOC, DOCX, or TXT file'],
      ['an empty one', () => emptyFile(), 'licence.pdf', FILE_MESSAGES.empty],
      ['a bomb', () => docxBomb(), 'licence.docx', UNSAFE_FILE_MESSAGE],
    ])('are inspected like the CV: %s', async (_, content, name, msg) => {
      const detail = await refused(paper(name, await content()));
      expect(detail).toEqual([
        { loc: ['body', 'question_paper'], msg, type: expect.any(String) as unknown as string },
      ]);
    });

    it('are refused at 5 MB', async () => {
      const { status } = await expectNothingChanged(app, async () =>
        submit(app, jobId, paper('a.pdf', await pdfOfSize(5_242_880))),
      );
      expect(status).toBe(413);
    });

    it('are refused for a question that asks for text, and for an unknown one', async () => {
      const file = { name: 'a.txt', content: sampleTxt() };
      const [text] = await refused({ fields: required, files: { question_bike: file } });
      expect(text).toMatchObject({ loc: ['body', 'question_bike'], msg: 'Please enter text' });
      const [none] = await refused({ fields: required, files: { question_other: file } });
      expect(none).toMatchObject({ loc: ['body', 'question_other'], msg: ANSWER_MESSAGES.notAsked });
    });

    it('open through a link of their own, which the history records', async () => {
      const content = sampleTxt();
      const { id } = await apply(app, jobId, paper('licence.txt', content));
      const address = (kind: string) => `/api/applications/${id}/files/${kind}/link`;
      const { body } = await owner.api
        .post(address('question_paper'))
        .send({ disposition: 'inline' })
        .expect(201);
      const opened = await fetch(`${app.url}${(body as FileLink).url}`);
      expect(Buffer.from(await opened.arrayBuffer())).toEqual(content);
      for (const kind of ['question_bike', 'question_', 'letter']) {
        const { status } = await owner.api.post(address(kind)).send({ disposition: 'inline' });
        expect(status).toBe(kind === 'letter' ? 422 : 404);
      }
      const history = await owner.api.get(`/api/applications/${id}/history`).expect(200);
      expect((history.body as HistoryEntry[]).map(({ type }) => type)).toContain('answer_opened');
    });
  });

  it('are part of what an idempotency key stands for', async () => {
    const answers = someAnswers();
    const cv = await aCv();
    const paper = { name: 'licence.txt', content: sampleTxt() };
    const form = {
      answers,
      cv,
      key: 'key-of-the-answers',
      fields: required,
      files: { question_paper: paper },
    };
    const first = await sendForm(app, jobId, form);
    expect(first.status).toBe(201);
    const again = await sendForm(app, jobId, { ...form, fields: { ...required, question_years: ' 1,200' } });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const others: Submission[] = [
      { fields: { ...required, question_licence: 'no' } },
      { files: { question_paper: { ...paper, content: Buffer.from('Other') } } },
      { files: {} },
    ];
    for (const other of others) {
      const { status, body } = await sendForm(app, jobId, { ...form, ...other });
      expect([status, body]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
    }
  });

  it('keep the question as it was asked, and a repetition its response, after the job asks something else', async () => {
    const { id } = await postJob(owner, { questions: sixQuestions() });
    const form = { answers: someAnswers(), fields: required, key: 'key-from-before-the-change' };
    const first = await sendForm(app, id, form);
    await owner.api
      .put(`/api/jobs/${id}`)
      .send({
        ...aJob(),
        questions: [{ id: 'years', label: 'Where do you live?', type: 'short_text', required: true }],
      })
      .expect(200);
    expect((await read(first.body as SubmittedApplication)).answers[0]).toMatchObject({
      label: 'How many years have you been riding?',
      type: 'number',
    });
    const again = await sendForm(app, id, form);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const stale = await submit(app, id, { fields: required });
    expect(stale.body).toMatchObject({
      detail: [{ loc: ['body', 'question_licence'], msg: ANSWER_MESSAGES.notAsked }],
    });
  });

  it('for a job that is unknown or closed are not checked', async () => {
    const { id } = await postJob(owner, { questions: sixQuestions(), is_active: false });
    expect((await submit(app, 999_999, { fields: { question_x: 'x' } })).status).toBe(404);
    expect((await submit(app, id)).body).toMatchObject({ code: 'job_closed' });
  });
});
