import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { endOfTalentPool } from '@smash/contract';
import type { Application, CandidateApplication, Person, UpdatedApplication } from '@smash/contract/client';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { type Applicant, downloadData, openOwnPage } from '../../support/api/applicant.js';
import { heldUp, waitingForLocks, whileHeld } from '../../support/api/held-up.js';
import { addSlots, lagosInstant, offer } from '../../support/api/interviews.js';
import { eraseRemoved, eventually, expectNothingChanged } from '../../support/api/state.js';
import { aCv, sixQuestions, someAnswers, threeStages, uniqueWord } from '../../support/samples/builders.js';
import { samplePdf, sampleTxt } from '../../support/samples/files.js';
import { publicServer } from '../../support/servers/public-server.js';

describe('a newer version of an application', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;
  const paper = { name: 'licence.txt', content: sampleTxt() };
  const fields = { question_years: '3', question_licence: 'no' };

  beforeAll(async () => {
    // Without a mail server: mails wait in the database, where their text can be read.
    app = await startApi({ ...publicServer });
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner, { questions: sixQuestions(), stages: threeStages() })).id;
  });
  afterAll(() => app.close());

  const anApplicant = () => openOwnPage(app, jobId, {}, { fields, files: { question_paper: paper } });
  const someForm = (answers: Record<string, string> = {}) => {
    const { email: _email, ...others } = someAnswers();
    return { ...others, ...fields, ...answers };
  };
  function update({ own }: Pick<Applicant, 'own'>, answers: Record<string, string> = {}, key = uniqueWord()) {
    const form = own.post('/api/my-application/update').set('Idempotency-Key', key);
    for (const [name, value] of Object.entries(someForm(answers))) void form.field(name, value);
    return form;
  }
  const pageOf = async ({ own }: Pick<Applicant, 'own'>) =>
    (await own.get('/api/my-application').expect(200)).body as CandidateApplication;
  const asAdministrators = async (id: string) =>
    (await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application;
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { code: string }).code,
  ];

  it('starts with what was sent', async () => {
    const applicant = await anApplicant();
    const { body } = await applicant.own.get('/api/my-application/update').expect(200);
    expect(body).toMatchObject({
      reference: applicant.reference,
      job_id: jobId,
      first_name: 'Adaeze',
      email: applicant.email,
      cv_filename: 'Adaeze Okonkwo CV.pdf',
      cover_letter: null,
      cover_letter_filename: null,
    });
    expect((body as { answers: unknown[] }).answers).toContainEqual({
      question_id: 'paper',
      type: 'file',
      value: 'licence.txt',
    });
  });

  it('takes over the consent to the talent pool, which the earlier one then no longer has', async () => {
    const applicant = await openOwnPage(
      app,
      jobId,
      {},
      {
        fields: { ...fields, talent_pool: 'true' },
        files: { question_paper: paper },
      },
    );
    const { talent_pool_since, talent_pool_until } = await asAdministrators(applicant.id);
    expect(talent_pool_until).not.toBeNull();
    const { body } = await update(applicant).expect(201);
    const { application } = body as UpdatedApplication;
    expect(await asAdministrators(application.id)).toMatchObject({ talent_pool_since, talent_pool_until });
    expect(await asAdministrators(applicant.id)).toMatchObject({ talent_pool_until: null });
    // On the page of the earlier one a change would have no effect.
    await expectNothingChanged(app, async () => {
      for (const method of ['put', 'delete'] as const)
        expect(codeOf(await applicant.own[method]('/api/my-application/talent-pool'))).toEqual([
          409,
          'application_replaced',
        ]);
    });
  });

  it('with a new consent to the talent pool is kept for the whole time from now', async () => {
    const applicant = await anApplicant();
    await app.query(
      `UPDATE applications SET pool_since = now() - interval '11 months', pool_until = now() + interval '1 month',
         pool_reminded_at = now() WHERE id = $1`,
      [applicant.id],
    );
    const { body } = await update(applicant, { talent_pool: 'true' }).expect(201);
    const { application } = body as UpdatedApplication;
    const { talent_pool_since, talent_pool_until } = await asAdministrators(application.id);
    expect(talent_pool_since).toBe(application.applied_at);
    expect(talent_pool_until).toBe(endOfTalentPool(new Date(application.applied_at)).toISOString());
  });

  it('is a separate application of the same person, and the earlier one is withdrawn', async () => {
    const applicant = await anApplicant();
    const before = await app.storedObjects();
    const { body } = await update(applicant, { first_name: 'Ngozi', question_years: '4' }).expect(201);
    const { application, access_token } = body as UpdatedApplication;
    expect(application).toMatchObject({ job_id: jobId, status: 'pending' });

    const newer = await asAdministrators(application.id);
    const earlier = await asAdministrators(applicant.id);
    expect(newer).toMatchObject({
      first_name: 'Ngozi',
      email: applicant.email,
      person_id: earlier.person_id,
      repeat_of: applicant.id,
      replaced_by: null,
      withdrawn_at: null,
    });
    expect(newer.answers).toContainEqual(expect.objectContaining({ question_id: 'years', value: '4' }));
    expect(earlier).toMatchObject({
      first_name: 'Adaeze',
      status: 'pending',
      replaced_by: application.id,
      withdrawn_at: expect.any(String),
    });

    // Each version has files of its own.
    expect(await app.storedObjects()).toHaveLength(before.length + 2);
    for (const id of [applicant.id, application.id]) {
      const { body: cv } = await owner.api.get(`/api/applications/${id}/download-cv`).expect(200);
      expect((await aCv()).content.equals(cv as Buffer)).toBe(true);
    }

    const newerPage = { own: withToken(app, access_token) };
    expect(await pageOf(newerPage)).toMatchObject({ reference: application.reference, can_update: true });
    expect(await pageOf(applicant)).toMatchObject({
      replaced_by: application.reference,
      can_update: false,
      can_replace_cv: false,
    });
    const { body: history } = await owner.api.get(`/api/applications/${applicant.id}/history`);
    expect(history).toContainEqual(
      expect.objectContaining({ type: 'replaced', actor: null, data: { by: application.id } }),
    );
  });

  it('has the files that are sent in place of those of the earlier one', async () => {
    const applicant = await anApplicant();
    const content = await samplePdf('Twelve years of keeping riders happy');
    const { body } = await update(applicant, { cover_letter: 'Dear HR' })
      .attach('cv_file', content, 'Newer.pdf')
      .expect(201);
    const { id } = (body as UpdatedApplication).application;
    expect(await asAdministrators(id)).toMatchObject({
      cv_filename: 'Newer.pdf',
      cover_letter: 'Dear HR',
      cover_letter_kind: 'text',
    });
    const { body: cv } = await owner.api.get(`/api/applications/${id}/download-cv`).expect(200);
    expect(content.equals(cv as Buffer)).toBe(true);
  });

  it('is accepted once, however often it is sent', async () => {
    const applicant = await anApplicant();
    const answers = someForm();
    const first = await update(applicant, answers, 'key-of-a-draft').expect(201);
    const again = await update(applicant, answers, 'key-of-a-draft').expect(200);
    const { application } = again.body as UpdatedApplication;
    expect(application).toEqual((first.body as UpdatedApplication).application);
    const other = await update(applicant, { first_name: 'Other' }, 'key-of-a-draft');
    expect(codeOf(other)).toEqual([422, 'idempotency_key_reused']);
  });

  it('is accepted once, even if it is sent again while the first is being written', async () => {
    const applicant = await anApplicant();
    const answers = someForm();
    const { sent } = await whileHeld(app, 'LOCK TABLE application_files IN SHARE MODE', async () => {
      const sent: Promise<Response>[] = [];
      // The first waits while it holds the earlier one, for which the second waits.
      while (sent.length < 2) {
        sent.push(update(applicant, answers, 'sent-twice-at-once').then((response) => response));
        await eventually(async () => expect(await waitingForLocks(app)).toHaveLength(sent.length));
      }
      return { sent };
    });
    const [first, second] = (await Promise.all(sent)) as [Response, Response];
    expect([first.status, second.status]).toEqual([201, 200]);
    const { application } = first.body as UpdatedApplication;
    expect((second.body as UpdatedApplication).application).toEqual(application);
  });

  it('can itself be replaced, and is erased with all earlier ones, also at a second attempt', async () => {
    const applicant = await anApplicant();
    const objects = await app.storedObjects();
    const { body: second } = await update(applicant).expect(201);
    const own = withToken(app, (second as UpdatedApplication).access_token);
    const { body: third } = await update({ own }).expect(201);
    const last = third as UpdatedApplication;
    const erase = () => withToken(app, last.access_token).delete('/api/my-application');
    const hold = `SELECT FROM applications WHERE id = '${last.application.id}' FOR NO KEY UPDATE`;
    const breakOff = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(await heldUp(app, [hold, breakOff], [erase])).toMatchObject([{ status: 503 }]);
    const erased = await erase().expect(200);
    expect(erased.body).toMatchObject({ file_count: 6 });
    const again = await erase().expect(200);
    expect(again.body).toEqual(erased.body);
    for (const id of [applicant.id, (second as UpdatedApplication).application.id, last.application.id])
      await owner.api.get(`/api/applications/${id}`).expect(404);
    expect(await app.storedObjects()).toHaveLength(objects.length - 2);
  });

  it('is erased from the page of the earlier one too, and is counted in that certificate', async () => {
    const applicant = await anApplicant();
    const objects = await app.storedObjects();
    const { body: second } = await update(applicant).expect(201);
    const { application: newer, access_token } = second as UpdatedApplication;
    const { body } = await applicant.own.delete('/api/my-application').expect(200);
    expect(body).toMatchObject({ file_count: 4 });
    expect((await applicant.own.delete('/api/my-application').expect(200)).body).toEqual(body);
    for (const id of [applicant.id, newer.id]) await owner.api.get(`/api/applications/${id}`).expect(404);
    await withToken(app, access_token).get('/api/my-application').expect(404);
    expect(await app.storedObjects()).toHaveLength(objects.length - 2);
  });

  it('includes the first one even if HR has removed the one between', async () => {
    const applicant = await anApplicant();
    const { body: second } = await update(applicant).expect(201);
    const { application: between, access_token } = second as UpdatedApplication;
    const { body: third } = await update({ own: withToken(app, access_token) }).expect(201);
    const own = withToken(app, (third as UpdatedApplication).access_token);
    await owner.api.delete(`/api/applications/${between.id}`).expect(204);
    await eraseRemoved(app);
    expect(Object.keys(await downloadData(own))).toContain(`${applicant.reference}/application.json`);
    await own.delete('/api/my-application').expect(200);
    await owner.api.get(`/api/applications/${applicant.id}`).expect(404);
  });

  it('includes the earlier ones in the download of data, except a removed one', async () => {
    const applicant = await anApplicant();
    const { body: second } = await update(applicant).expect(201);
    const { application: removed, access_token } = second as UpdatedApplication;
    const { body: third } = await update({ own: withToken(app, access_token) }).expect(201);
    await owner.api.delete(`/api/applications/${removed.id}`).expect(204);
    const files = await downloadData(withToken(app, (third as UpdatedApplication).access_token));
    const folder = applicant.reference;
    const names = ['cv/Adaeze Okonkwo CV.pdf', 'question_paper/licence.txt', 'application.json'];
    expect(Object.keys(files).sort()).toEqual([...names, ...names.map((name) => `${folder}/${name}`)].sort());
    const json = Buffer.from(files[`${folder}/application.json`] ?? []).toString();
    expect(JSON.parse(json)).toMatchObject({ reference: folder, email: applicant.email });
  });

  it('leaves the earlier one withdrawn if only the newer one is erased', async () => {
    const applicant = await anApplicant();
    const { body } = await update(applicant).expect(201);
    const { id } = (body as UpdatedApplication).application;
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    await app.query(`UPDATE applications SET removed_at = now() - interval '1 day' WHERE id = $1`, [id]);
    await app.inside.eraseRemoved();
    expect(await pageOf(applicant)).toMatchObject({ is_replaced: true, replaced_by: null });
    const seen = { is_replaced: true, replaced_by: null, withdrawn_at: expect.any(String) };
    const earlier = await asAdministrators(applicant.id);
    expect(earlier).toMatchObject(seen);
    const person = await owner.api.get(`/api/people/${earlier.person_id}`).expect(200);
    expect((person.body as Person).applications).toMatchObject([seen]);
  });

  it('is locked after the earlier one when it is erased, as when all versions are erased', async () => {
    const applicant = await anApplicant();
    const { body } = await update(applicant).expect(201);
    const { id } = (body as UpdatedApplication).application;
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    await app.query(`UPDATE applications SET removed_at = now() - interval '1 day' WHERE id = $1`, [id]);
    const lock = (one: string) => `SELECT FROM applications WHERE id = '${one}' FOR UPDATE`;
    await heldUp(app, [lock(applicant.id), `${lock(id)} NOWAIT`], [() => app.inside.eraseRemoved()]);
    expect(await app.query('SELECT id FROM applications WHERE id = $1', [id])).toEqual([]);
  });

  describe('is refused', () => {
    const refused = async (applicant: Applicant, expected: [number, string]) => {
      const { own } = applicant;
      await expectNothingChanged(app, async () => {
        expect(codeOf(await own.get('/api/my-application/update'))).toEqual(expected);
        expect(codeOf(await update(applicant))).toEqual(expected);
      });
      expect(await pageOf(applicant)).toMatchObject({ can_update: false });
    };

    it.each(['accepted', 'rejected'])('after it is %s', async (status) => {
      const applicant = await anApplicant();
      await owner.api.put(`/api/applications/${applicant.id}/status`).send({ status }).expect(200);
      await refused(applicant, [409, 'not_updatable']);
    });

    it('in a stage of the job, but not while it is only reviewed', async () => {
      const applicant = await anApplicant();
      await owner.api
        .put(`/api/applications/${applicant.id}/status`)
        .send({ status: 'reviewed' })
        .expect(200);
      expect(await pageOf(applicant)).toMatchObject({ can_update: true });
      await owner.api.put(`/api/applications/${applicant.id}/stage`).send({ stage_id: 'phone' }).expect(200);
      await refused(applicant, [409, 'not_updatable']);
    });

    it('while an interview is offered, which stays', async () => {
      const applicant = await anApplicant();
      const slots = await addSlots(owner, [lagosInstant(3, '10:00')]);
      await offer(owner, applicant.id, slots);
      await refused(applicant, [409, 'not_updatable']);
    });

    it('if the job is closed or removed', async () => {
      const { id } = await postJob(owner);
      const applicant = await openOwnPage(app, id);
      await owner.api.post(`/api/jobs/${id}/close`).expect(200);
      await refused(applicant, [409, 'job_closed']);
      await owner.api.delete(`/api/jobs/${id}`).expect(200);
      expect(await pageOf(applicant)).toMatchObject({ can_update: false });
      await applicant.own.get('/api/my-application/update').expect(409);
    });

    it('if it was withdrawn', async () => {
      const applicant = await anApplicant();
      await applicant.own.post('/api/my-application/withdrawal').expect(200);
      await refused(applicant, [409, 'application_withdrawn']);
    });

    it('if there is a newer one already', async () => {
      const applicant = await anApplicant();
      await update(applicant).expect(201);
      await refused(applicant, [409, 'application_replaced']);
    });

    it('with another address, or answers that the form refuses', async () => {
      const applicant = await anApplicant();
      await expectNothingChanged(app, async () => {
        const other = await update(applicant, { email: 'other@example.com' });
        expect(other.status).toBe(422);
        expect(other.body).toMatchObject({ detail: [{ loc: ['body', 'email'] }] });
        const wrong = await update(applicant, { phone: 'none', question_years: '' });
        expect(wrong.status).toBe(422);
        expect(JSON.stringify(wrong.body)).toMatch(/"phone".*"question_years"/);
        const file = await update(applicant).attach('cv_file', Buffer.from('MZ'), 'cv.exe');
        expect(file.status).toBe(415);
      });
    });

    it('to strangers, to accounts of the portal, and after the page is closed', async () => {
      const applicant = await anApplicant();
      await expectNothingChanged(app, async () => {
        for (const own of [app.visitor, owner.api, withToken(app, 'x'.repeat(43))]) {
          await own.get('/api/my-application/update').expect(401);
          await update({ own }).expect(401);
        }
      });
      await applicant.own.delete('/api/my-application/session').expect(204);
      await expectNothingChanged(app, () => update(applicant).expect(401));
    });
  });
});
