import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8 } from 'fflate';
import { APPLICATION_MESSAGES, type ApplicationAnswers } from '@smash/contract';
import type { Application, HistoryEntry, Schemas, UpdatedApplication } from '@smash/contract/client';
import { apply, joinAs, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import {
  type Applicant,
  askForPageLink,
  downloadData,
  openOwnPage,
  openPageWith,
  pageTokenFor,
} from '../../support/api/applicant.js';
import { auditOf, followAudit } from '../../support/api/audit.js';
import { mailedToken } from '../../support/api/candidate-link.js';
import { heldUp, waitingForLocks, whileHeld } from '../../support/api/held-up.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { aCv, someAnswers, uniquePhone, uniqueWord } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';

type Corrections = Schemas['CorrectDetailsDto'];

describe('the details of an application', () => {
  let app: ApiApp;
  let owner: Member;
  let recruiter: Member;
  let jobId: number;

  beforeAll(async () => {
    // Without a mail server: mails wait in the database, where their text can be read.
    app = await startApi({ ...publicServer, RATE_LIMIT_FACTOR: '100' });
    owner = await registerAndLogIn(app);
    recruiter = await joinAs(app, owner, 'recruiter');
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  const anAddress = () => `ngozi.${uniqueWord()}@example.com`;
  const applyAs = (answers: Partial<ApplicationAnswers> = {}) => apply(app, jobId, { answers });
  const correct = (id: string, body: Corrections, by = owner) =>
    by.api.patch(`/api/applications/${id}/details`).send(body);
  const read = async (id: string) =>
    (await owner.api.get(`/api/applications/${id}`).expect(200)).body as Application;
  const historyOf = async (id: string) =>
    (await owner.api.get(`/api/applications/${id}/history`).expect(200)).body as HistoryEntry[];
  const found = async (search: string) => {
    const { body } = await owner.api.get('/api/applications-list').query({ job_id: jobId, search });
    return (body as Application[]).map(({ id }) => id);
  };
  const mailsOf = (id: string) =>
    app.query<{ kind: string; recipient: string }>(
      `SELECT kind, recipient FROM mails WHERE application_id = $1 AND kind <> 'application_arrived' ORDER BY id`,
      [id],
    );

  it('are corrected, found by a search, and named in history and audit log without their values', async () => {
    const { id } = await applyAs({ middle_name: 'Chidinma' });
    const [first_name, phone] = [uniqueWord(), uniquePhone()];
    const changes = {
      ...{ first_name, middle_name: '', last_name: 'Bello', phone, dob: '1990-02-28' },
      ...{ address: '2 Allen Avenue\nIkeja', state_of_origin: 'Lagos', state_of_resident: 'Ogun' },
    };
    const added = await followAudit(app);
    const { body } = await correct(id, { ...changes, last_name: '  Bello ' }, recruiter).expect(200);
    const audit = await added();
    const expected = { ...changes, middle_name: null, phone_e164: phone.replaceAll(' ', '') };
    expect(body).toMatchObject({ id, ...expected });
    expect(await read(id)).toMatchObject(expected);
    expect(await found(first_name)).toEqual([id]);
    expect(await found(phone)).toEqual([id]);
    const fields = 'first_name,middle_name,last_name,dob,phone,address,state_of_origin,state_of_resident';
    const [entry] = await historyOf(id);
    expect(entry).toMatchObject({
      type: 'details_corrected',
      actor: { id: recruiter.id },
      data: { fields },
    });
    const action = 'application.details_corrected';
    expect(audit).toMatchObject([{ actor_id: recruiter.id, action, object_id: id, data: { fields } }]);
  });

  it.each<[keyof ApplicationAnswers, string, string]>([
    ['first_name', ' ', APPLICATION_MESSAGES.required],
    ['last_name', 'https://smash.example', APPLICATION_MESSAGES.name],
    ['middle_name', 'x'.repeat(101), APPLICATION_MESSAGES.tooLong(100)],
    ['email', 'ada@example', APPLICATION_MESSAGES.email],
    ['phone', '12', APPLICATION_MESSAGES.phone],
    ['dob', '2020-01-01', APPLICATION_MESSAGES.birthDate],
    ['address', '', APPLICATION_MESSAGES.required],
    ['state_of_origin', 'Texas', APPLICATION_MESSAGES.state],
    ['state_of_resident', '', APPLICATION_MESSAGES.required],
  ])('follow the rules of the form: %s %j', async (field, value, msg) => {
    const { id } = await applyAs();
    const { body } = await expectNothingChanged(app, () => correct(id, { [field]: value }).expect(422));
    expect(body).toMatchObject({ detail: [{ loc: ['body', field], msg }] });
  });

  it('are only what can be corrected', async () => {
    const { id } = await applyAs();
    const other = { reference: 'SMT-2222-2222' } as Corrections;
    await expectNothingChanged(app, () => correct(id, other).expect(422));
  });

  it('are only read by a request without a correction, which counts as opening the application', async () => {
    const { id } = await applyAs();
    const audit = await auditOf(app, () => correct(id, {}, recruiter).expect(200));
    expect(audit).toMatchObject([{ actor_id: recruiter.id, action: 'application.opened', object_id: id }]);
  });

  it('are not changed by a repetition, nor over what somebody else has corrected since', async () => {
    const { id } = await applyAs();
    const { updated_at: seen_at } = await read(id);
    const [phone, later] = [uniquePhone(), uniquePhone()];
    await correct(id, { phone, seen_at }, recruiter).expect(200);
    await expectNothingChanged(app, () => correct(id, { phone, seen_at }, recruiter).expect(200));
    const { body } = await expectNothingChanged(app, () =>
      correct(id, { phone: later, seen_at }).expect(409),
    );
    const told = new RegExp(
      `^${recruiter.account.username} corrected details on .+, after you opened this\\.`,
    );
    expect(body).toMatchObject({ code: 'application_changed', detail: expect.stringMatching(told) });
    await correct(id, { phone: later, seen_at: (await read(id)).updated_at }).expect(200);
    expect(await read(id)).toMatchObject({ phone: later });
  });

  it('are corrected by one of two people who do so at once', async () => {
    const { id } = await applyAs();
    const { updated_at: seen_at } = await read(id);
    const results = await heldUp(
      app,
      [`SELECT FROM applications WHERE id = '${id}' FOR UPDATE`],
      [owner, recruiter].map((by) => () => correct(id, { phone: uniquePhone(), seen_at }, by)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are not corrected by reviewers, nor of applications that are withdrawn, removed or unknown', async () => {
    const applicant = await openOwnPage(app, jobId);
    const change = { phone: uniquePhone() };
    const reviewer = await joinAs(app, owner, 'reviewer');
    await correct(applicant.id, change, reviewer).expect(403);
    await applicant.own.post('/api/my-application/withdrawal').expect(200);
    const { body } = await expectNothingChanged(app, () => correct(applicant.id, change).expect(409));
    expect(body).toMatchObject({
      code: 'application_withdrawn',
      detail: expect.stringContaining('withdrawn'),
    });
    const { id } = await applyAs();
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    await correct(id, change).expect(404);
    await correct(randomUUID(), change).expect(404);
  });

  describe('with another email address', () => {
    const waiting = (count: number) =>
      eventually(async () => expect(await waitingForLocks(app)).toHaveLength(count));

    it('end the links and the page of the former one', async () => {
      const applicant = await openOwnPage(app, jobId);
      const token = await pageTokenFor(app, applicant);
      const email = anAddress();
      await correct(applicant.id, { email }).expect(200);
      await applicant.own.get('/api/my-application').expect(401);
      await openPageWith(app, token).expect(403);
      expect(await mailsOf(applicant.id)).toEqual([{ kind: 'application_received', recipient: email }]);
      const { reference, email: former } = applicant;
      await askForPageLink(app, { reference, email: former }).expect(202);
      expect(await mailedToken(app, applicant.id)).toBeUndefined();
      await openPageWith(app, await pageTokenFor(app, { ...applicant, email })).expect(200);
    });

    it('send what waits or was given up to the new one, and a link only if asked for', async () => {
      const { id } = await applyAs({ email: anAddress() });
      await app.query(`UPDATE mails SET status = 'failed' WHERE application_id = $1`, [id]);
      const email = anAddress();
      await correct(id, { email, send_link: true }).expect(200);
      expect(await mailsOf(id)).toEqual([
        { kind: 'application_received', recipient: email },
        { kind: 'application_page_link', recipient: email },
      ]);
      expect((await historyOf(id)).slice(0, 2)).toMatchObject([
        { type: 'page_link_sent', actor: { id: owner.id } },
        { type: 'details_corrected', data: { fields: 'email' } },
      ]);
      await openPageWith(app, await mailedToken(app, id)).expect(200);
      await expectNothingChanged(app, () => correct(id, { email, send_link: true }).expect(200));
    });

    it('leave sent emails as they were, and the links of an address that only changes its case', async () => {
      const applicant = await openOwnPage(app, jobId);
      await app.query(`UPDATE mails SET status = 'sent' WHERE application_id = $1`, [applicant.id]);
      await correct(applicant.id, { email: applicant.email.toUpperCase(), send_link: true }).expect(200);
      await applicant.own.get('/api/my-application').expect(200);
      await correct(applicant.id, { email: anAddress() }).expect(200);
      const recipients = new Set((await mailsOf(applicant.id)).map(({ recipient }) => recipient));
      expect([...recipients]).toEqual([applicant.email]);
    });

    const update = ({ own }: Pick<Applicant, 'own'>, form: object, key = uniqueWord()) => {
      const request = own.post('/api/my-application/update').set('Idempotency-Key', key);
      for (const [name, value] of Object.entries(form)) void request.field(name, value);
      return request.then((response) => response);
    };
    const withoutEmail = () => {
      const { email: _email, ...form } = someAnswers();
      return form;
    };

    const replaceCv = async ({ own }: Pick<Applicant, 'own'>) => {
      const { name, content } = await aCv();
      return own.put('/api/my-application/cv').attach('cv_file', content, name);
    };

    it.each([
      ['a newer version', (applicant: Applicant) => update(applicant, withoutEmail())],
      ['another CV', replaceCv],
    ])('refuse %s that is on its way from the page of the former one', async (_, send) => {
      const applicant = await openOwnPage(app, jobId);
      const email = anAddress();
      const hold = `SELECT FROM applications WHERE id = '${applicant.id}' FOR UPDATE`;
      const { both } = await whileHeld(app, hold, async () => {
        const correction = correct(applicant.id, { email }).then(({ status }) => status);
        await waiting(1);
        const both = Promise.all([correction, send(applicant)]);
        await waiting(2);
        return { both };
      });
      const [corrected, { status, body }] = await both;
      expect([corrected, status]).toEqual([200, 401]);
      expect(body).toMatchObject({ code: 'candidate_session_ended' });
      expect(await read(applicant.id)).toMatchObject({ email, replaced_by: null });
      expect(await mailsOf(applicant.id)).toEqual([{ kind: 'application_received', recipient: email }]);
    });

    it('open nothing to somebody who sends a newer version again at this moment', async () => {
      const applicant = await openOwnPage(app, jobId);
      const [form, key] = [withoutEmail(), uniqueWord()];
      const { body } = await update(applicant, form, key);
      const { id } = (body as UpdatedApplication).application;
      const session = `SELECT FROM one_time_links WHERE subject_id = '${applicant.id}' AND purpose = 'candidate_session' FOR UPDATE`;
      const { both } = await whileHeld(app, session, async () => {
        const repetition = update(applicant, form, key);
        await waiting(1);
        const both = Promise.all([repetition, correct(id, { email: anAddress() }).expect(200)]);
        await waiting(2);
        return { both };
      });
      const [{ status }] = await both;
      expect(status).toBe(200);
      const left = await app.query('SELECT FROM one_time_links WHERE subject_id = ANY($1)', [
        [applicant.id, id],
      ]);
      expect(left).toEqual([]);
    });

    it('of which only the case changes take along what waits, and stay in the download', async () => {
      const applicant = await openOwnPage(app, jobId);
      const received = `application_id = $1 AND kind = 'application_received'`;
      await app.query(`UPDATE mails SET status = 'sent' WHERE ${received}`, [applicant.id]);
      const email = applicant.email.toUpperCase();
      await correct(applicant.id, { email }).expect(200);
      expect(await mailsOf(applicant.id)).toEqual([
        { kind: 'application_received', recipient: applicant.email },
        { kind: 'application_page_link', recipient: email },
      ]);
      const files = await downloadData(applicant.own);
      const { mails } = JSON.parse(strFromU8(files['application.json'] ?? new Uint8Array())) as {
        mails: { kind: string }[];
      };
      expect(mails.map(({ kind }) => kind)).toContain('application_received');
    });

    it('are not those of a replaced application, which says that there is a newer version', async () => {
      const replaced = await openOwnPage(app, jobId);
      expect((await update(replaced, withoutEmail())).status).toBe(201);
      const { body } = await correct(replaced.id, { phone: uniquePhone() }).expect(409);
      expect(body).toMatchObject({ detail: 'The applicant has sent a newer version of this application' });
    });

    it('take earlier versions along, whose page would show and erase the newer one', async () => {
      const applicant = await openOwnPage(app, jobId);
      const { body } = await update(applicant, withoutEmail());
      const { application } = body as UpdatedApplication;
      const email = anAddress();
      await correct(application.id, { email }).expect(200);
      expect(await read(applicant.id)).toMatchObject({ email, person_id: applicant.id });
      expect(await read(application.id)).toMatchObject({ email, person_id: applicant.id });
      expect((await historyOf(applicant.id))[0]).toMatchObject({ type: 'details_corrected' });
      expect((await found(email)).sort()).toEqual([applicant.id, application.id].sort());
      await applicant.own.get('/api/my-application').expect(401);
    });

    it('open nothing to somebody who opens a link at this moment', async () => {
      const email = anAddress();
      const application = { ...(await applyAs({ email })), email };
      const token = await pageTokenFor(app, application);
      const hold = `SELECT FROM one_time_links WHERE subject_id = '${application.id}' FOR UPDATE`;
      const { both } = await whileHeld(app, hold, async () => {
        const opening = openPageWith(app, token).then(({ status }) => status);
        await waiting(1);
        const both = Promise.all([opening, correct(application.id, { email: anAddress() }).expect(200)]);
        await waiting(2);
        return { both };
      });
      const [opened] = await both;
      expect(opened).toBe(200);
      const left = await app.query('SELECT FROM one_time_links WHERE subject_id = $1', [application.id]);
      expect(left).toEqual([]);
    });
  });

  describe('decide whose application it is', () => {
    const personOf = async (id: string) => (await read(id)).person_id;

    it('as when it arrives: the person with the new address, or a new one', async () => {
      const [email, mistyped] = [anAddress(), anAddress()];
      const [known, sister] = [await applyAs({ email }), await applyAs({ email: mistyped })];
      const { id } = await applyAs({ email: mistyped, first_name: 'Ngozi' });
      expect(await personOf(id)).toBe(sister.id);
      await correct(id, { email }).expect(200);
      expect(await personOf(id)).toBe(known.id);
      await correct(id, { email: anAddress() }).expect(200);
      expect(await personOf(id)).toBe(id);
      expect(await personOf(known.id)).toBe(known.id);
    });

    it('by telephone number, first name and day of birth', async () => {
      const phone = uniquePhone();
      const [known, { id }] = [await applyAs({ phone }), await applyAs({ phone, first_name: 'Adeaze' })];
      expect(await personOf(id)).toBe(id);
      await correct(id, { first_name: 'Adaeze' }).expect(200);
      expect(await personOf(id)).toBe(known.id);
    });

    it('but not for what identifies nobody, nor by leaving the others for want of a match', async () => {
      const phone = uniquePhone();
      const [email, other] = [anAddress(), anAddress()];
      const joining = await applyAs({ email, phone });
      const byTelephone = await applyAs({ email: other, phone });
      const byAddress = await applyAs({ email, phone: uniquePhone() });
      await app.query('DELETE FROM applications WHERE id = $1', [joining.id]);
      for (const change of [{ address: '2 Allen Avenue, Ikeja' }, { phone: uniquePhone() }]) {
        await correct(byTelephone.id, change).expect(200);
        expect(await personOf(byTelephone.id)).toBe(joining.id);
        expect(await personOf(byAddress.id)).toBe(joining.id);
      }
      const undecided = await applyAs({ email: other });
      await app.query('UPDATE applications SET person_id = id WHERE id = $1', [undecided.id]);
      await correct(undecided.id, { state_of_resident: 'Ogun' }).expect(200);
      expect(await personOf(undecided.id)).toBe(undecided.id);
    });

    it('but not against somebody who split or joined it by hand', async () => {
      const email = anAddress();
      const [first, second] = [await applyAs({ email }), await applyAs({ email })];
      await owner.api
        .post(`/api/people/${first.id}/split`)
        .send({ application_ids: [second.id] })
        .expect(200);
      for (const { id } of [first, second]) {
        await correct(id, { phone: uniquePhone() }).expect(200);
        expect(await personOf(id)).toBe(id);
      }
      const other = await applyAs();
      await owner.api.post(`/api/people/${other.id}/merge`).send({ person_id: second.id }).expect(200);
      for (const { id } of [second, other]) {
        await correct(id, { email: anAddress() }).expect(200);
        expect(await personOf(id)).toBe(other.id);
      }
    });
  });
});
