import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONSENT } from '@smash/contract';
import type { Application, FileLink, Job } from '@smash/contract/client';
import { apply, logIn, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { eraseRemoved, eventually } from '../../support/api/state.js';
import { testStorages } from '../../support/api/storages.js';
import { aCv, anAccount, someAnswers, type UploadedFile } from '../../support/samples/builders.js';
import { samplePdf, sampleTxt } from '../../support/samples/files.js';

describe.each(testStorages())('the story of an application, files on $name', ({ prepare }) => {
  let app: ApiApp;
  let owner: Member;
  let job: Job;
  let cv: UploadedFile;
  const letter = { name: 'letter.txt', content: sampleTxt() };
  const answers = someAnswers({ email: 'adaeze.okonkwo@example.com' });

  beforeAll(async () => {
    app = await startApi(await prepare());
    cv = await aCv({ content: await samplePdf('Ten years of keeping riders happy') });
    owner = await registerAndLogIn(app);
    job = await postJob(owner, { title: 'Rider Experience Lead, Ridesmash' });
  });
  afterAll(() => app.close());

  const applicationOf = async (id: string): Promise<Application> =>
    (await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application;

  it('makes the first account the owner', async () => {
    const { body } = await owner.api.get('/api/me').expect(200);
    expect(body).toMatchObject({ username: owner.account.username, role: 'owner', status: 'active' });
  });

  it('shows the posted job to every visitor, and answers 304 if nothing has changed', async () => {
    const first = await app.visitor.get('/api/jobs/').expect(200);
    const { stages: _stages, criteria: _criteria, ...published } = job;
    expect(first.body).toEqual([published]);
    const { etag = '' } = first.headers;
    await app.visitor.get('/api/jobs/').set('If-None-Match', etag).expect(304);
    const { body } = await app.visitor.get(`/api/jobs/${job.id}`).expect(200);
    expect(body).toEqual(published);
  });

  it('accepts an application, shows every answer, serves the files, and removes everything', async () => {
    const submitted = await apply(app, job.id, { answers, cv, letter });
    expect(submitted).toMatchObject({ status: 'pending', job_id: job.id, job_title: job.title });
    expect(submitted.reference).toMatch(/^SMT-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const { id } = submitted;

    const list = await owner.api.get('/api/applications-list/').expect(200);
    expect(list.body).toEqual([await applicationOf(id)]);
    const byJob = await owner.api.get(`/api/jobs/${job.id}/applications`).expect(200);
    expect(byJob.body).toEqual(list.body);
    const jobs = await owner.api.get('/api/jobs/').expect(200);
    expect(jobs.body).toMatchObject([{ id: job.id, application_count: 1 }]);

    expect(await applicationOf(id)).toEqual({
      ...answers,
      answers: [],
      portfolio_url: answers.portfolio,
      social_link_url: answers.social_link,
      id,
      reference: submitted.reference,
      job_id: job.id,
      job_title: job.title,
      cv_filename: cv.name,
      cv_warnings: [],
      cover_letter: letter.name,
      cover_letter_kind: 'file',
      cover_letter_warnings: [],
      status: 'pending',
      applied_at: submitted.applied_at,
      updated_at: expect.any(String),
      first_reviewed_at: null,
      withdrawn_at: null,
      is_replaced: false,
      replaced_by: null,
      consent_version: CONSENT.version,
      source: 'form',
      channel: null,
      phone_e164: expect.stringMatching(/^\+\d+$/),
      person_id: expect.any(String),
      assignee: null,
      tags: [],
      repeat_of: null,
      other_applications: 0,
      told_status: null,
      talent_pool_since: null,
      talent_pool_until: null,
      stage: null,
      notes_count: 0,
      rating: null,
      ratings_count: 0,
      is_mentioned: false,
      last_reply: null,
    });
    await expectSameFiles(id);

    const changed = await owner.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' });
    expect(changed.body).toMatchObject({ id, status: 'accepted' });
    const accepted = await owner.api.get('/api/applications-list/').query({ status: 'accepted' });
    expect(accepted.headers['x-total-count']).toBe('1');

    expect(await app.storedObjects()).toHaveLength(2);
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    await owner.api.get(`/api/applications/${id}`).expect(404);
    await owner.api.get(`/api/applications/${id}/download-cv`).expect(404);
    await eraseRemoved(app);
    await eventually(async () => expect(await app.storedObjects()).toEqual([]));
    const left = await app.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM applications) + (SELECT count(*) FROM application_files)
         + (SELECT count(*) FROM application_events) + (SELECT count(*) FROM unattached_files) AS count`,
    );
    expect(Number(left[0]?.count)).toBe(0);
    await owner.api.delete(`/api/applications/${id}`).expect(204);
  });

  it('ends the session at logout', async () => {
    const session = withToken(app, await logIn(app, owner.account));
    await session.post('/api/logout').expect(204);
    await session.get('/api/me').expect(401);
    await owner.api.get('/api/me').expect(200);
  });

  it('lets nobody else become owner', async () => {
    const { body } = await app.visitor.post('/api/register').send(anAccount()).expect(201);
    expect(body).toMatchObject({ status: 'pending' });
  });

  /** By download, by signed link without credentials, and by the path that old clients build. */
  async function expectSameFiles(id: string): Promise<void> {
    const downloaded = await owner.api.get(`/api/applications/${id}/download-cv`).expect(200);
    expect(cv.content.equals(downloaded.body as Buffer)).toBe(true);
    const linkAnswer = await owner.api
      .post(`/api/applications/${id}/files/cv/link`)
      .send({ disposition: 'inline' })
      .expect(201);
    const link = linkAnswer.body as FileLink;
    expect(link).toMatchObject({
      name: cv.name,
      content_type: 'application/pdf',
      size: cv.content.length,
    });
    const linked = await app.visitor.get(link.url).expect(200);
    expect(cv.content.equals(linked.body as Buffer)).toBe(true);
    const legacy = await owner.api.get(`/api/adaeze.okonkwo/cv/${encodeURIComponent(cv.name)}`).expect(200);
    expect(cv.content.equals(legacy.body as Buffer)).toBe(true);
    const sentLetter = await owner.api.get(`/api/applications/${id}/download-cover-letter`).expect(200);
    expect(sentLetter.text).toBe(letter.content.toString());
  }
});
