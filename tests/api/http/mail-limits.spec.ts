import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { apply, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { mailedToken } from '../../support/api/candidate-link.js';
import { joinAsMember, logInAsMember, tokenInMail } from '../../support/api/members.js';
import { aSignUp } from '../../support/samples/builders.js';

/** As in backend/src/platform/rate-limits/rate-limits.ts; repeated so that a change of these is noticed here. */
const mails = { password: 2, confirmation: 3, candidate: 3, receipt: 10, receiptOfDay: 20, jobAlert: 3 };

describe('mails requested by strangers', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' });
    owner = await registerAndLogIn(app);
  });
  afterEach(() => app.query('DELETE FROM rate_limits'));
  afterAll(() => app.close());

  /** A request of the nth stranger; each has a network of their own. */
  const post = (path: string, body: object, stranger = 0) =>
    request(app.url).post(path).set('X-Forwarded-For', `192.0.2.${stranger}`).send(body);

  async function sent(kind: string, email: string): Promise<number> {
    const [row] = await app.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM mails WHERE kind = $1 AND lower(recipient) = lower($2)',
      [kind, email],
    );
    return row?.count ?? 0;
  }

  it('for a new password stop, and the mailed link still works and resets the count', async () => {
    const { form } = await joinAsMember(app);
    const ask = (stranger: number) => post('/api/members/password-mails', { email: form.email }, stranger);
    const first = (await ask(0).expect(202)).body;
    for (let stranger = 1; stranger < 20; stranger += 1) {
      expect((await ask(stranger).expect(202)).body).toEqual(first);
    }
    expect(await sent('member_password', form.email)).toBe(mails.password);
    const token = await tokenInMail(app, 'member_password', form.email);
    const password = 'a new battery of horses';
    await post('/api/members/password', { token, new_password: password }).expect(204);
    await logInAsMember(app, { email: form.email, password });
    await ask(21).expect(202);
    expect(await sent('member_password', form.email)).toBe(mails.password + 1);
  });

  it('for job alerts stop, whatever the search, and the response stays the same', async () => {
    const email = 'flooded@example.com';
    const ask = (stranger: number) =>
      post('/api/job-alerts', { email, q: `word ${stranger}`, frequency: 'at_once' }, stranger).expect(202);
    const first = (await ask(0)).body;
    for (let stranger = 1; stranger < 20; stranger += 1) expect((await ask(stranger)).body).toEqual(first);
    expect(await sent('job_alert_confirm', email)).toBe(mails.jobAlert);
    const rows = await app.query('SELECT 1 FROM job_alerts WHERE email = $1', [email]);
    expect(rows).toHaveLength(mails.jobAlert);
  });

  it('count together with links to the page that corrections of the address mail, and these stop too', async () => {
    const { id, reference } = await apply(app, (await postJob(owner)).id, {
      answers: { email: 'old@example.com' },
    });
    const correct = (email: string, send_link: boolean) =>
      owner.api.patch(`/api/applications/${id}/details`).send({ email, send_link });
    const email = 'corrected@example.com';
    for (const _ of [1, 2]) await correct(email, true).expect(200);
    for (let link = 1; link < mails.candidate; link += 1)
      await post('/api/my-application/link', { reference, email }).expect(202);
    const { body } = await correct('next@example.com', true).expect(429);
    expect(body).toMatchObject({ code: 'too_many_requests' });
    const rows = await app.query('SELECT email FROM applications WHERE id = $1', [id]);
    expect(rows).toEqual([{ email }]);
    await correct('next@example.com', false).expect(200);
  });

  it('are not counted for an address that gets none', async () => {
    const form = aSignUp();
    for (const kind of ['password-mails', 'confirmation-mails']) {
      for (let stranger = 0; stranger < 20; stranger += 1) {
        await post(`/api/members/${kind}`, { email: form.email }, stranger).expect(202);
      }
    }
    await post('/api/members/', form).expect(201);
    expect(await sent('member_confirm', form.email)).toBe(1);
  });

  it('to confirm an address stop, and a link among them confirms the sign-up of the owner of the mailbox', async () => {
    const form = aSignUp();
    const ask = (stranger: number) =>
      post('/api/members/confirmation-mails', { email: form.email }, stranger).expect(202);
    await post('/api/members/', aSignUp({ email: form.email, password: 'what a stranger chose' })).expect(
      201,
    );
    for (let stranger = 0; stranger < 10; stranger += 1) await ask(stranger);
    // From 12 networks, beyond the limit of each; the owner of the mailbox is in none of them.
    for (let stranger = 1; stranger <= 12; stranger += 1) {
      const other = aSignUp({ email: form.email, password: `what stranger ${stranger} chose` });
      await post('/api/members/', other, stranger).expect(201);
    }
    await post('/api/members/', form, 77).expect(201);
    for (let stranger = 1; stranger <= 12; stranger += 1) {
      const other = aSignUp({ email: form.email, password: `what stranger ${stranger} chose then` });
      await post('/api/members/', other, stranger).expect(201);
    }
    expect(await sent('member_confirm', form.email)).toBe(mails.confirmation);
    const token = await tokenInMail(app, 'member_confirm', form.email);
    await post('/api/members/confirmations', { token, password: form.password }).expect(204);
    await logInAsMember(app, form);
  });

  it.each([false, true])(
    'to confirm an address start again after its member was deleted, confirmed: %s',
    async (isConfirmed) => {
      const form = aSignUp();
      const token = () => tokenInMail(app, 'member_confirm', form.email);
      const confirm = async () =>
        post('/api/members/confirmations', { token: await token(), password: form.password });
      await post('/api/members/', form).expect(201);
      for (let index = 1; index < mails.confirmation; index += 1) {
        await post('/api/members/confirmation-mails', { email: form.email }).expect(202);
      }
      if (isConfirmed) {
        expect((await confirm()).status).toBe(204);
        await post('/api/members/', form).expect(201);
        expect(await sent('member_exists', form.email)).toBe(1);
      }
      const [member] = await app.query<{ id: string }>('SELECT id FROM members WHERE email = $1', [
        form.email,
      ]);
      await owner.api.delete(`/api/members/${member?.id}`).expect(204);
      await post('/api/members/', form).expect(201);
      expect((await confirm()).status).toBe(204);
    },
  );

  it('to all addresses of one mailbox with a plus are counted together, apart from the one without', async () => {
    const sentTo = () =>
      app.query(`SELECT 1 FROM mails WHERE kind = 'member_confirm' AND recipient ILIKE 'chidi%'`);
    for (let index = 0; index < 10; index += 1) {
      await post('/api/members/', aSignUp({ email: `chidi+${index}@bücher.example` }), index).expect(201);
    }
    expect(await sentTo()).toHaveLength(mails.confirmation);
    await post('/api/members/', aSignUp({ email: 'chidi@xn--bcher-kva.example' }), 77).expect(201);
    expect(await sentTo()).toHaveLength(mails.confirmation + 1);
  });

  it('to another spelling of a Gmail address confirm the sign-up of the owner of the mailbox', async () => {
    const stranger = aSignUp({ email: 'n.kechi@googlemail.com', password: 'what a stranger chose' });
    for (let index = 0; index < mails.confirmation; index += 1) {
      await post('/api/members/', stranger, index).expect(201);
    }
    const form = aSignUp({ email: 'Nkechi@gmail.com' });
    await post('/api/members/', form, 77).expect(201);
    expect(await sent('member_confirm', form.email)).toBe(0);
    const token = await tokenInMail(app, 'member_confirm', stranger.email);
    await post('/api/members/confirmations', { token, password: form.password }).expect(204);
    await logInAsMember(app, form);
  });

  it('for the own application stop, and the mailed link still works', async () => {
    const job = await postJob(owner);
    const { id, reference } = await apply(app, job.id, { answers: { email: 'ada@example.com' } });
    const ask = (guess: string, stranger: number) =>
      post('/api/my-application/link', { reference: guess, email: 'ada@example.com' }, stranger);
    for (let stranger = 0; stranger < 20; stranger += 1) await ask('SMT-AAAA-AAAA', stranger).expect(202);
    for (let stranger = 0; stranger < 20; stranger += 1) await ask(reference, stranger).expect(202);
    expect(await sent('application_page_link', 'ada@example.com')).toBe(mails.candidate);
    const token = await mailedToken(app, id);
    await post('/api/my-application/session', { token }).expect(200);
  });

  it('of receipts stop, while applications from elsewhere are accepted', async () => {
    const job = await postJob(owner);
    const email = 'bayo@example.com';
    for (let index = 0; index < mails.receipt; index += 1) {
      await apply(app, job.id, { answers: { email, first_name: `Bayo ${index}` } });
    }
    expect((await submit(app, job.id, { answers: { email } })).status).toBe(429);
    await app.query(`DELETE FROM rate_limits WHERE key LIKE 'applyByEmailAndAddress:%'`);
    await apply(app, job.id, { answers: { email } });
    expect(await sent('application_received', email)).toBe(mails.receipt);
    const arrivals = await app.query(
      `SELECT 1 FROM mails m JOIN applications a ON a.id = m.application_id
      WHERE m.kind = 'application_arrived' AND a.email = $1`,
      [email],
    );
    expect(arrivals).toHaveLength(mails.receipt + 1);
  });

  it('of receipts stop for the day', async () => {
    const job = await postJob(owner);
    const email = 'chika@example.com';
    for (let index = 0; index <= mails.receiptOfDay; index += 1) {
      await apply(app, job.id, { answers: { email, first_name: `Chika ${index}` } });
      // An hour later.
      await app.query(`DELETE FROM rate_limits WHERE key ~ '^(apply|receiptMails:)'`);
    }
    expect(await sent('application_received', email)).toBe(mails.receiptOfDay);
  });
});
