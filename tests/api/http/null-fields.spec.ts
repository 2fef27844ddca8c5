import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExportLink, Interview, Job, Note, Slot } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { addSlots, lagosInstants, offer } from '../../support/api/interviews.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { aJob, sixQuestions, uniqueWord } from '../../support/samples/builders.js';

/** Generated clients send null for every field that is not set. */
describe('a field of a body that is null', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const question = (type: string) => ({ id: 'city', label: 'Where?', type, required: false, choices: null });
  const headings = async (body: object): Promise<string> => {
    const { body: link } = await owner.api.post('/api/applications/exports').send(body).expect(201);
    const { text } = await app.visitor.get((link as ExportLink).url).expect(200);
    return text.split('\r\n')[0] ?? '';
  };

  it('makes a question without choices', async () => {
    const post = (type: string) =>
      owner.api.post('/api/jobs/').send({ ...aJob(), questions: [question(type)] });
    const { body: job } = await post('short_text').expect(201);
    expect((job as Job).questions).toEqual([
      { id: 'city', label: 'Where?', type: 'short_text', required: false },
    ]);
    const { body } = await post('choice').expect(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'questions', 0, 'choices'] }] });
  });

  it('keeps what a job has', async () => {
    const { id } = await postJob(owner, { questions: sixQuestions(), is_draft: true });
    const unset = { questions: null, stages: null, criteria: null, status_mails: null, is_draft: null };
    const { body } = await owner.api
      .put(`/api/jobs/${id}`)
      .send({ ...aJob(), ...unset, version: null })
      .expect(200);
    expect(body).toMatchObject({ questions: sixQuestions(), is_draft: true });
  });

  it('makes a note about the application that mentions nobody', async () => {
    const { id } = await apply(app, jobId);
    const note = { text: 'Call her.', about: null, mentioned_ids: null };
    const { body } = await owner.api.post(`/api/applications/${id}/notes`).send(note).expect(201);
    expect(body as Note).toMatchObject({ about: 'application', mentions: [] });
  });

  it('makes a grey tag, and keeps the colour of a tag', async () => {
    const name = uniqueWord();
    const { body: grey } = await owner.api.post('/api/tags').send({ name, colour: null }).expect(201);
    expect(grey).toMatchObject({ name, colour: 'grey' });
    const address = `/api/tags/${(grey as { id: number }).id}`;
    await owner.api.put(address).send({ name, colour: 'red' }).expect(200);
    const { body } = await owner.api.put(address).send({ name, colour: null }).expect(200);
    expect(body).toMatchObject({ colour: 'red' });
  });

  it('compares no sequence of an interview', async () => {
    const slots = await addSlots(owner, lagosInstants(4, ['09:00', '10:00']));
    const [first, second] = slots as [Slot, Slot];
    const { id } = await offer(owner, (await apply(app, jobId)).id, [first]);
    const address = `/api/interviews/${id}`;
    const times = { slot_ids: [first.id, second.id], sequence: null };
    await owner.api.put(`${address}/times`).send(times).expect(200);
    const move = { slot_id: second.id, sequence: null };
    const { body } = await owner.api.put(`${address}/slot`).send(move).expect(200);
    expect(body as Interview).toMatchObject({ state: 'booked', slot_id: second.id });
  });

  it('exports the applications for all jobs, with their answers', async () => {
    const unset = { ids: null, sort: null, order: null, status: null, since: null, tag: null };
    expect(await headings({ kind: 'csv', job_id: null, ...unset })).toContain('"Answers"');
  });

  it('is no least rating to sort by, and no job of a stage', async () => {
    const byRating = { kind: 'csv', job_id: jobId, sort: 'rating', rating_min: null };
    const exported = await owner.api.post('/api/applications/exports').send(byRating).expect(422);
    expect(exported.body).toMatchObject({ detail: [{ loc: ['body', 'sort'] }] });
    const inStage = { action: 'set_status', status: 'accepted', filter: { stage: 'phone', job_id: null } };
    const bulk = await expectNothingChanged(app, () =>
      owner.api.post('/api/applications/bulk').send(inStage).expect(422),
    );
    expect(bulk.body).toMatchObject({ detail: [{ loc: ['body', 'filter', 'stage'] }] });
  });
});
