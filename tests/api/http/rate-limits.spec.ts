import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { apply, type Member, postJob, registerAndLogIn, submit } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { addSlots, choose, lagosInstants, offer } from '../../support/api/interviews.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { joinAsMember, tokenInMail } from '../../support/api/members.js';
import { waitingForLocks } from '../../support/api/held-up.js';
import { anAccount, aSignUp } from '../../support/samples/builders.js';

/** As in backend/src/platform/rate-limits/rate-limits.ts; repeated so that a change of these is noticed here. */
const limits = {
  guessBySource: 5,
  register: 10,
  applyByEmailAndAddress: 10,
  applyByAddress: 200,
  applicationByAddress: 60,
  signUpByAddress: 200,
  takenSignUpByAddress: 60,
  takenMessageByAddress: 10,
  signUpByEmailAndAddress: 5,
  confirmationByEmail: 10,
  passwordAgain: 10,
  candidateUpload: 20,
  candidateChange: 30,
  memberChange: 30,
};

interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

describe('too many attempts', () => {
  let one: ApiApp;
  let two: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    one = await startApi({ RATE_LIMIT_FACTOR: '1' });
    two = await startApi({ RATE_LIMIT_FACTOR: '1', DATABASE_URL: one.site.databaseUrl });
    owner = await registerAndLogIn(one);
  });
  afterEach(() => one.query('DELETE FROM rate_limits'));
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  /** The two servers in turn. */
  const server = (index: number) => (index % 2 ? one : two);

  function expectTooMany({ status, body, headers }: Answer, seconds: number): void {
    expect(status).toBe(429);
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(body).toEqual({
      detail: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (seconds|minutes)\.$/),
      code: 'too_many_requests',
    });
  }

  async function statuses(count: number, attempt: (index: number) => PromiseLike<Answer>): Promise<number[]> {
    const seen: number[] = [];
    for (let index = 0; index < count; index += 1) seen.push((await attempt(index)).status);
    return seen;
  }

  /** Adds this many attempts. */
  const countMore = (name: string, points: number) =>
    one.query('UPDATE rate_limits SET points = points + $2 WHERE key LIKE $1', [`${name}:%`, points]);

  it('to log in to an account are refused on all servers together, even with the right password', async () => {
    const { username, password } = owner.account;
    const tryWith = (index: number, guess: string) =>
      server(index).visitor.post('/api/login').send({ username, password: guess });
    const wrong = await statuses(limits.guessBySource, (index) => tryWith(index, `guess ${index}`));
    expect(wrong).toEqual(Array(limits.guessBySource).fill(401));
    for (const index of [0, 1]) expectTooMany(await tryWith(index, password), 60);
    const other = await one.visitor.post('/api/login').send({ username: 'someone', password: 'else' });
    expect(other.status).toBe(401);
  });

  it('to log in count by account whatever the case, and start again after a success', async () => {
    const { username, password } = owner.account;
    const attempt = (index: number) =>
      one.visitor
        .post('/api/login')
        .send({ username: index % 2 ? username : username.toUpperCase(), password: 'no' });
    await statuses(limits.guessBySource - 1, attempt);
    await one.visitor.post('/api/login').send({ username, password }).expect(200);
    expect(await statuses(limits.guessBySource, attempt)).toEqual(Array(limits.guessBySource).fill(401));
    expectTooMany(await attempt(0), 60);
  });

  it('to guess the current password are refused too', async () => {
    const change = { current_password: 'a guess', new_password: 'a new battery of horses' };
    const attempt = () => owner.api.put('/api/me/password').send(change);
    expect(await statuses(limits.passwordAgain, attempt)).toEqual(Array(limits.passwordAgain).fill(422));
    expectTooMany(await attempt(), 15 * 60);
  });

  it('to enter the own password again are refused for all its uses, and start again after a success', async () => {
    const member = await joinAsMember(one);
    const reveal = (index: number, password = 'a guess') =>
      withToken(server(index), owner.token).post(`/api/members/${member.id}/reveal`).send({ password });
    await statuses(limits.passwordAgain - 1, reveal);
    await reveal(0, owner.account.password).expect(200);
    expect(await statuses(limits.passwordAgain, reveal)).toEqual(Array(limits.passwordAgain).fill(422));
    expectTooMany(await reveal(0, owner.account.password), 15 * 60);
    const ids = Array.from({ length: 26 }, () => randomUUID());
    const removal = { ids, password: owner.account.password };
    expectTooMany(await owner.api.post('/api/applications/removals').send(removal), 15 * 60);
  });

  it('to register are refused, and store nothing', async () => {
    const attempt = (index: number) => server(index).visitor.post('/api/register').send(anAccount());
    expect(await statuses(limits.register, attempt)).toEqual(Array(limits.register).fill(201));
    expectTooMany(await expectNothingChanged(one, async () => attempt(0)), 60 * 60);
  });

  it('to log in as a member are refused on all servers together, even with the right password', async () => {
    const { form } = await joinAsMember(one);
    const tryWith = (index: number, password: string) =>
      server(index).visitor.post('/api/members/login').send({ email: form.email, password });
    const wrong = await statuses(limits.guessBySource, (index) => tryWith(index, `guess ${index}`));
    expect(wrong).toEqual(Array(limits.guessBySource).fill(401));
    for (const index of [0, 1]) expectTooMany(await tryWith(index, form.password), 60);
  });

  it('to sign up with one address are refused, and write no more mails', async () => {
    const email = 'eager.investor@example.com';
    const attempt = (index: number) =>
      server(index)
        .visitor.post('/api/members/')
        .send(aSignUp({ email: index % 2 ? email : email.toUpperCase() }));
    expect(await statuses(limits.signUpByEmailAndAddress, attempt)).toEqual(
      Array(limits.signUpByEmailAndAddress).fill(201),
    );
    expectTooMany(await expectNothingChanged(one, async () => attempt(0)), 60 * 60);
  });

  it('to sign up with a weak password count for the network, not for the email address', async () => {
    const form = aSignUp();
    const attempt = (index: number) =>
      server(index)
        .visitor.post('/api/members/')
        .send({ ...form, password: 'password1' });
    await attempt(0).expect(422);
    await countMore('signUpByAddress', limits.signUpByAddress - 2);
    await one.visitor.post('/api/members/').send(form).expect(201);
    expectTooMany(await one.visitor.post('/api/members/').send(aSignUp()), 3600);
  });

  it('to sign up with invalid forms do not stop others of the network; accepted ones do', async () => {
    const attempt = (index: number) => server(index).visitor.post('/api/members/').send({});
    const refused = await statuses(limits.takenSignUpByAddress, attempt);
    expect(new Set(refused)).toEqual(new Set([422]));
    await one.visitor.post('/api/members/').send(aSignUp()).expect(201);
    await countMore('takenSignUpByAddress', limits.takenSignUpByAddress - 1);
    const another = () => two.visitor.post('/api/members/').send(aSignUp());
    expectTooMany(await expectNothingChanged(one, async () => another()), 60 * 60);
  });

  it('to send invalid messages do not stop others of the network; accepted ones do', async () => {
    const message = { email: 'visitor@example.com', subject: 'A question', body: 'How do I become a rider?' };
    const attempt = (index: number) => server(index).visitor.post('/api/send_email/').send({});
    const refused = await statuses(limits.takenMessageByAddress, attempt);
    expect(new Set(refused)).toEqual(new Set([422]));
    const send = (index: number) => server(index).visitor.post('/api/send_email/').send(message);
    const taken = await statuses(limits.takenMessageByAddress, send);
    expect(taken).toEqual(Array(limits.takenMessageByAddress).fill(202));
    expectTooMany(await expectNothingChanged(one, async () => send(0)), 60 * 60);
  });

  it('to guess the password of a sign-up are refused on all servers together, whichever link is used', async () => {
    const form = aSignUp();
    const { email, password } = form;
    const link = () => tokenInMail(one, 'member_confirm', email);
    await one.visitor.post('/api/members/').send(form).expect(201);
    const links = [await link()];
    await one.visitor.post('/api/members/confirmation-mails').send({ email }).expect(202);
    links.push(await link());
    const tryWith = (index: number, guess: string, token = links[index % 2]) =>
      server(index).visitor.post('/api/members/confirmations').send({ token, password: guess });

    // Without a link nobody can use up the guesses of those who have one.
    const strangers = await statuses(limits.confirmationByEmail + 1, (index) =>
      tryWith(index, password, 'A'.repeat(43)),
    );
    expect(new Set(strangers)).toEqual(new Set([404]));
    const wrong = await statuses(limits.confirmationByEmail, (index) => tryWith(index, `guess ${index}`));
    expect(wrong).toEqual(Array(limits.confirmationByEmail).fill(422));
    for (const index of [0, 1]) {
      expectTooMany(await expectNothingChanged(one, async () => tryWith(index, password)), 60 * 60);
    }
    await one.query('DELETE FROM rate_limits');
    await tryWith(0, password).expect(204);
    // Nor does a used link allow endless attempts.
    const used = await statuses(limits.confirmationByEmail, (index) => tryWith(0, `guess ${index}`));
    expect(used.at(-1)).toBe(429);
  });

  it('to apply with one email address are refused; a repetition does not count', async () => {
    const job = await postJob(owner);
    const email = 'Eager@example.com';
    const key = 'the first application';
    const attempt = (index: number) =>
      submit(server(index), job.id, {
        answers: {
          email: index % 2 ? email : email.toLowerCase(),
          first_name: `Ada ${index}`,
          phone: '08031234567',
        },
        ...(index === 0 && { key: key.replaceAll(' ', '-') }),
      });
    expect(await statuses(limits.applyByEmailAndAddress, attempt)).toEqual(
      Array(limits.applyByEmailAndAddress).fill(201),
    );
    expectTooMany(await expectNothingChanged(one, () => attempt(77)), 60 * 60);
    expect((await attempt(0)).status).toBe(200);
    await apply(one, job.id, { answers: { email: 'other@example.com' } });
  });

  it('to apply from one address are refused before the upload is read, except repetitions by their key', async () => {
    const attempt = (index: number) =>
      server(index).visitor.post('/api/jobs/999999/apply').set('Content-Type', 'text/plain').send('x');
    const { id } = await postJob(owner);
    const lost = {
      key: 'an-answer-that-got-lost',
      answers: { email: 'lost@example.com', phone: '08031234567' },
    };
    await apply(one, id, lost);
    await countMore('applyByAddress', limits.applyByAddress - 3);
    expect(await statuses(2, attempt)).toEqual([415, 415]);
    expectTooMany(await attempt(0), 60 * 60);
    expectTooMany(await submit(two, id), 60 * 60);
    expect((await submit(two, id, lost)).status).toBe(200);
    expectTooMany(await submit(two, (await postJob(owner)).id, lost), 60 * 60);
  });

  it('to apply with invalid forms do not stop others of the network; accepted ones do, except repetitions', async () => {
    const { id } = await postJob(owner);
    const known = {
      key: 'the-first-of-the-town',
      answers: { email: 'first@example.com', phone: '08031234568' },
    };
    const first = await apply(one, id, known);
    const empty = (index: number) =>
      server(index).visitor.post(`/api/jobs/${id}/apply`).field('first_name', '');
    expect(new Set(await statuses(limits.applicationByAddress + 5, empty))).toEqual(new Set([422]));
    await apply(one, id);
    await countMore('applicationByAddress', limits.applicationByAddress - 2);
    expectTooMany(await expectNothingChanged(one, () => submit(two, id)), 60 * 60);
    const { status, body } = await submit(two, id, known);
    expect([status, body]).toEqual([200, expect.objectContaining({ id: first.id })]);
  });

  it('to change the chosen time are refused; the booked one can be chosen again and cancelled', async () => {
    const slots = await addSlots(owner, lagosInstants(3, ['09:00', '10:00']));
    const { id, own } = await openOwnPage(one, (await postJob(owner)).id);
    await offer(owner, id, slots);
    const attempt = (index: number) => choose(own, slots[index % 2]?.id ?? '');
    const seen = await statuses(limits.candidateChange, attempt);
    expect(new Set(seen)).toEqual(new Set([200]));
    expectTooMany(await expectNothingChanged(one, async () => attempt(0)), 60 * 60);
    expect((await attempt(1)).status).toBe(200);
    await own.delete('/api/my-application/interview').expect(200);
  });

  it.each([
    ['another CV', 'put', '/api/my-application/cv'],
    ['a newer version', 'post', '/api/my-application/update'],
  ] as const)('to send %s are refused before the upload is read', async (_what, method, path) => {
    const { own } = await openOwnPage(one, (await postJob(owner)).id);
    const attempt = async () => own[method](path).set('Content-Type', 'text/plain').send('x');
    const seen = await statuses(limits.candidateUpload, attempt);
    expect(new Set(seen)).toEqual(new Set([415]));
    expectTooMany(await attempt(), 60 * 60);
  });

  it('to join the talent pool are refused, but leaving it never is', async () => {
    const { own } = await openOwnPage(one, (await postJob(owner)).id);
    const join = () => own.put('/api/my-application/talent-pool');
    const leave = () => own.delete('/api/my-application/talent-pool').expect(200);
    const seen = await statuses(limits.candidateChange, async (index) => {
      if (index > 0) await leave();
      return join();
    });
    expect(new Set(seen)).toEqual(new Set([200]));
    await leave();
    expectTooMany(await expectNothingChanged(one, async () => join()), 60 * 60);
    await leave();
  });

  it('to change the state of a member are refused', async () => {
    const { api } = await joinAsMember(one);
    const attempt = (index: number) =>
      api.put('/api/members/me/state').send({ state_of_resident: index % 2 ? 'Lagos' : 'Kano' });
    const seen = await statuses(limits.memberChange, attempt);
    expect(new Set(seen)).toEqual(new Set([200]));
    expectTooMany(await expectNothingChanged(one, async () => attempt(0)), 60 * 60);
  });

  it('are counted despite a forged address', async () => {
    const attempt = (index: number) =>
      one.visitor.post('/api/register').set('X-Forwarded-For', `203.0.113.${index}`).send(anAccount());
    await statuses(limits.register, attempt);
    expectTooMany(await attempt(99), 60 * 60);
  });

  it('that come at once leave the connections of the database to others', async () => {
    const attempt = () => one.visitor.post('/api/login').send({ username: 'nobody', password: 'x' });
    await attempt().expect(401);
    const client = new pg.Client({ connectionString: one.site.ownerUrl });
    await client.connect();
    await client.query('BEGIN; SELECT * FROM rate_limits FOR UPDATE');
    const waiting = async () => (await waitingForLocks(one)).length;
    const attempts = Promise.all(Array.from({ length: 20 }, () => attempt()));
    try {
      await eventually(async () => expect(await waiting()).toBeGreaterThan(0));
      for (let index = 0; index < 10; index += 1) await owner.api.get('/api/me').expect(200);
      expect(await waiting()).toBe(1);
    } finally {
      await client.query('ROLLBACK');
      await client.end();
    }
    const seen = (await attempts).map(({ status }) => status).sort();
    expect(seen).toEqual([...Array<number>(4).fill(401), ...Array<number>(16).fill(429)]);
  });

  it('are counted without storing addresses or names', async () => {
    await one.visitor.post('/api/login').send({ username: 'canary-name', password: 'x' });
    const rows = await one.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[a-zA-Z]+:[\w-]{43}$/);
  });
});
