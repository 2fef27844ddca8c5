import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { aSignUp } from '../../support/samples/builders.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { publicServer } from '../../support/servers/public-server.js';

describe('a member', () => {
  let server: TestMailServer;
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    server = await startMailServer();
    app = await startApi({ SMTP_URL: server.url, ...publicServer });
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const mailsTo = (email: string) => server.received.filter(({ recipients }) => recipients.includes(email));
  const subjectsTo = (email: string) => mailsTo(email).map(({ content }) => content.subject);
  const untilTold = (email: string, ...subjects: string[]) =>
    eventually(() => Promise.resolve(expect(subjectsTo(email)).toEqual(subjects)));

  /** Signs up, and confirms through the link in the mail that arrived. */
  async function join() {
    const form = aSignUp();
    const confirm = 'Confirm your email address';
    await app.visitor.post('/api/members/').send(form).expect(201);
    await untilTold(form.email, confirm);
    const [, token] = /#([\w-]{43})/.exec(mailsTo(form.email)[0]?.content.text ?? '') ?? [];
    await app.visitor.post('/api/members/confirmations').send({ token, password: form.password }).expect(204);
    const [row] = await app.query<{ id: string }>('SELECT id FROM members WHERE email = $1', [form.email]);
    return { ...form, id: row?.id ?? '', confirm };
  }

  it('gets one mail about a suspension and one about its end', async () => {
    const { id, email, confirm } = await join();
    const set = (status: string) => owner.api.put(`/api/members/${id}/status`).send({ status }).expect(200);
    await set('suspended');
    await set('suspended');
    await untilTold(email, confirm, 'Your membership is suspended');
    await set('active');
    await untilTold(email, confirm, 'Your membership is suspended', 'Your membership has been restored');
    const [, suspended, restored] = mailsTo(email);
    expect(suspended?.content.text).toContain('support@smashtechnology.example');
    expect(restored?.content.text).toContain('https://smash.example/login');
  });

  it('is told only the present state by mails about a suspension that had to wait', async () => {
    const { id, email } = await join();
    const set = (status: string) => owner.api.put(`/api/members/${id}/status`).send({ status }).expect(200);
    const waiting = () =>
      app.query(`SELECT kind FROM mails WHERE recipient = $1 AND status <> 'sent'`, [email]);
    const refused = () =>
      app.query(
        `SELECT FROM mails WHERE recipient = $1 AND status <> 'sent' AND attempts > 0 AND lease_until IS NULL`,
        [email],
      );
    const leave = () => app.query(`UPDATE mails SET next_attempt_at = now() WHERE recipient = $1`, [email]);
    for (const [first, last, told] of [
      ['suspended', 'active', 'Your membership has been restored'],
      ['suspended', 'suspended', 'Your membership is suspended'],
    ] as const) {
      server.received.length = 0;
      server.answerWith(() => 451);
      // Each mail has been refused before the next change: one under way would still be taken.
      for (const status of [first, 'active', last]) {
        await set(status);
        await eventually(async () => expect(await refused()).toHaveLength(1));
      }
      server.answerWith(() => undefined);
      await leave();
      await eventually(async () => {
        await leave();
        expect(await waiting()).toEqual([]);
      });
      expect(new Set(mailsTo(email).map(({ content }) => content.subject))).toEqual(new Set([told]));
    }
  });

  it('gets no mail that leads to the login while suspended', async () => {
    const { id, confirm, ...form } = await join();
    const { email } = form;
    const ask = () => app.visitor.post('/api/members/password-mails').send({ email }).expect(202);
    await ask();
    await untilTold(email, confirm, 'Choose a new password');
    const [, token] = /#([\w-]{43})/.exec(mailsTo(email)[1]?.content.text ?? '') ?? [];
    await owner.api.put(`/api/members/${id}/status`).send({ status: 'suspended' }).expect(200);
    await untilTold(email, confirm, 'Choose a new password', 'Your membership is suspended');
    server.received.length = 0;

    await ask();
    await untilTold(email, 'Your membership is suspended');
    await app.visitor.post('/api/members/').send(form).expect(201);
    await untilTold(email, 'Your membership is suspended', "You're already a member");
    const password = 'eight horses by the river';
    await app.visitor.post('/api/members/password').send({ token, new_password: password }).expect(204);
    await untilTold(
      email,
      'Your membership is suspended',
      "You're already a member",
      'Your password was changed',
    );
    for (const { content } of mailsTo(email)) {
      expect(content.text).toContain('support@smashtechnology.example');
      expect(content.text).not.toMatch(/to log in|log in as usual|\/login|reset-password/);
    }
  });

  it('gets no mail to confirm the address once its link has expired', async () => {
    const form = aSignUp();
    const { email } = form;
    server.answerWith((recipient) => (recipient === email ? 451 : undefined));
    await app.visitor.post('/api/members/').send(form).expect(201);
    const waiting = `SELECT FROM mails WHERE recipient = $1 AND kind = 'member_confirm' AND status = 'queued' AND attempts > 0 AND lease_until IS NULL`;
    await eventually(async () => expect(await app.query(waiting, [email])).toHaveLength(1));
    // Keeps the next attempt away while the mail is made older.
    await app.query(`UPDATE mails SET next_attempt_at = now() + interval '1 hour' WHERE recipient = $1`, [
      email,
    ]);
    server.answerWith(() => undefined);
    await app.query(
      `UPDATE mails SET created_at = now() - interval '49 hours', next_attempt_at = now() WHERE recipient = $1`,
      [email],
    );
    await eventually(async () =>
      expect(await app.query('SELECT FROM mails WHERE recipient = $1', [email])).toEqual([]),
    );
    expect(mailsTo(email)).toEqual([]);
  });

  it('is told until when the link for a new password works, and gets no such mail after that', async () => {
    const { email, confirm } = await join();
    const ask = () => app.visitor.post('/api/members/password-mails').send({ email }).expect(202);
    await ask();
    await untilTold(email, confirm, 'Choose a new password');
    expect(mailsTo(email)[1]?.content.text).toMatch(
      /works once, until \d+ \w+ \d{4}, \d\d:\d\d \(Lagos time\)/,
    );

    const given = () =>
      app.query<{ id: string }>(`SELECT id FROM mails WHERE recipient = $1 AND status = 'failed'`, [email]);
    async function giveUpFor31Minutes() {
      server.answerWith((recipient) => (recipient === email ? 550 : undefined));
      await ask();
      await eventually(async () => expect(await given()).toHaveLength(1));
      server.answerWith(() => undefined);
      const age = `UPDATE mails SET created_at = now() - interval '31 minutes' WHERE id = $1`;
      const id = (await given())[0]?.id ?? '';
      await app.query(age, [id]);
      return id;
    }
    const left = (id: string) => app.query('SELECT FROM mails WHERE id = $1', [id]);
    const byHand = await giveUpFor31Minutes();
    const refused = await owner.api.post(`/api/mail/${byHand}/retry`).expect(409);
    expect(refused.body).toMatchObject({ code: 'mail_outdated' });
    expect(await left(byHand)).toEqual([]);

    const waiting = await giveUpFor31Minutes();
    await app.query(`UPDATE mails SET status = 'queued', next_attempt_at = now() WHERE id = $1`, [waiting]);
    await eventually(async () => expect(await left(waiting)).toEqual([]));
    expect(subjectsTo(email)).toHaveLength(2);
  });

  it('is told of the deletion, after which no mail keeps the address', async () => {
    const { id, email, confirm } = await join();
    server.answerWith((recipient) => (recipient === email ? 451 : undefined));
    await owner.api.delete(`/api/members/${id}`).expect(204);
    const waiting = () => app.query('SELECT kind, last_error FROM mails WHERE recipient = $1', [email]);
    await eventually(async () =>
      expect(await waiting()).toEqual([{ kind: 'member_deleted', last_error: expect.any(String) }]),
    );

    server.answerWith(() => undefined);
    await app.query('UPDATE mails SET next_attempt_at = now() WHERE recipient = $1', [email]);
    await untilTold(email, confirm, 'Your membership has been deleted');
    expect(mailsTo(email)[1]?.content.text).toContain(
      'job alerts with this email address, they have ended too',
    );
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it('leaves no mail behind if the mail server refuses the one about the deletion for good', async () => {
    const { id, email, confirm } = await join();
    server.answerWith((recipient) => (recipient === email ? 550 : undefined));
    await owner.api.delete(`/api/members/${id}`).expect(204);
    const kept = () => app.query('SELECT FROM mails WHERE recipient = $1', [email]);
    await eventually(async () => expect(await kept()).toEqual([]));
    server.answerWith(() => undefined);
    expect(subjectsTo(email)).toEqual([confirm]);
  });

  it('gets no mail about the deletion of a sign-up that was never confirmed', async () => {
    const form = aSignUp();
    await request(app.url).post('/api/members/').send(form).expect(201);
    const [claim] = await app.query<{ id: string }>('SELECT id FROM members WHERE email = $1', [form.email]);
    await owner.api.delete(`/api/members/${claim?.id}`).expect(204);
    const kinds = await app.query('SELECT kind FROM mails WHERE recipient = $1', [form.email]);
    expect(kinds).toEqual([{ kind: 'member_confirm' }]);
  });
});
