import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Mail } from '@smash/contract/client';
import { PAUSES_MS } from '../../../backend/src/platform/statements/repeat-when-away.js';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { breakNextChange, waitingForLocks, whileHeld } from '../../support/api/held-up.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { publicServer } from '../../support/servers/public-server.js';

const HR = 'hr@smashtechnology.example';
const SUPPORT = 'support@smashtechnology.example';

describe('mails', () => {
  let server: TestMailServer;
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    server = await startMailServer();
    app = await startApi({ SMTP_URL: server.url, ...publicServer, PORTAL_HOST: 'portal.smash.example' });
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner, { title: 'Rider <Lead> & "Coach"' })).id;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });
  beforeEach(async () => {
    server.answerWith(() => undefined);
    await app.query('DELETE FROM mails');
    server.received.length = 0;
  });

  const mailsTo = (recipient: string) =>
    server.received.filter(({ recipients }) => recipients.includes(recipient));
  const listed = async (query = '') => {
    const { body, headers } = await owner.api.get(`/api/mail/${query}`).expect(200);
    return { mails: body as Mail[], total: headers['x-total-count'] };
  };
  const untilListed = async (status: Mail['status'], count: number) => {
    await eventually(async () => expect((await listed(`?status=${status}`)).mails).toHaveLength(count));
    return (await listed(`?status=${status}`)).mails;
  };

  it('go to the applicant and to HR, once each, when somebody applies', async () => {
    const email = 'adaeze.mail@example.com';
    const submission = { answers: { email, first_name: '<b>Ada</b>' }, key: 'mail-test-key-1' };
    const { id, reference } = await apply(app, jobId, submission);
    await untilListed('sent', 2);

    expect(server.received).toHaveLength(2);
    const [receipt] = mailsTo(email);
    expect(receipt?.recipients).toEqual([email]);
    expect(receipt?.content.subject).toBe('We\'ve received your application: Rider <Lead> & "Coach"');
    expect(receipt?.content.text).toContain(reference);
    expect(receipt?.content.html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(receipt?.content.html).not.toContain('<b>Ada');
    // This header stops automatic replies to the receipt and to the notice.
    for (const { content } of server.received)
      expect(content.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted' }));

    const [notice] = mailsTo(HR);
    expect(notice?.content.text).toContain(
      `https://portal.smash.example/hidden-portal/applications/${id}/show`,
    );
    expect(notice?.content.text).not.toContain('Ada');
  });

  it('lose their text once they are sent', async () => {
    await apply(app, jobId, { answers: { email: 'kept@example.com' } });
    await untilListed('sent', 2);
    expect(await app.query('SELECT DISTINCT text, html FROM mails')).toEqual([{ text: '', html: '' }]);
  });

  it('neither hold up an application nor get lost while the mail server refuses them temporarily', async () => {
    server.answerWith(() => 451);
    await apply(app, jobId, { answers: { email: 'later@example.com' } });
    await eventually(async () => {
      const { mails } = await listed('?status=queued');
      expect(mails.map(({ last_error }) => last_error)).toEqual(
        Array(2).fill('The mail server answered 451 (EENVELOPE, RCPT TO)'),
      );
    });
    expect(server.received).toHaveLength(0);

    server.answerWith(() => undefined);
    await app.query('UPDATE mails SET next_attempt_at = now()');
    await untilListed('sent', 2);
    expect(mailsTo('later@example.com')).toHaveLength(1);
  });

  it('wait while the server refuses the sender, and leave with the next one that it takes', async () => {
    server.refuseSenders(550);
    await apply(app, jobId, { answers: { email: 'sender@example.com' } });
    await eventually(async () => {
      const { mails } = await listed('?status=queued');
      expect(mails.map(({ last_error }) => last_error)).toEqual(Array(2).fill(expect.any(String)));
    });
    await app.query(
      `UPDATE mails SET next_attempt_at = now() + interval '6 hours',
         last_error = CASE recipient WHEN $1 THEN 'The mail server answered 421 4.3.2 (EPROTOCOL)' ELSE last_error END`,
      [HR],
    );
    server.refuseSenders(undefined);
    await apply(app, jobId, { answers: { email: 'next@example.com' } });
    await untilListed('sent', 4);
  });

  it.each(['550 5.7.1', '550 5.4.5', '550 5.1.8'] as const)(
    'wait if the server refuses them with %s, which may be temporary',
    async (refusal) => {
      server.answerWith(() => refusal);
      await apply(app, jobId, { answers: { email: 'policy@example.com' } });
      await eventually(async () => {
        const { mails } = await listed('?status=queued');
        const failure = `The mail server answered ${refusal} (EENVELOPE, RCPT TO)`;
        expect(mails.map(({ last_error }) => last_error)).toEqual(Array(2).fill(failure));
      });
    },
  );

  it('are given up if refused for good, are listed, and can be retried', async () => {
    server.answerWith((recipient) => (recipient === 'gone@example.com' ? 550 : undefined));
    await apply(app, jobId, { answers: { email: 'gone@example.com' } });
    const [failed] = await untilListed('failed', 1);
    expect(failed).toMatchObject({
      recipient: 'gone@example.com',
      attempts: 1,
      last_error: 'The mail server answered 550 (EENVELOPE, RCPT TO)',
      next_attempt_at: null,
    });

    server.answerWith(() => undefined);
    const { body } = await owner.api.post(`/api/mail/${failed?.id}/retry`).expect(200);
    expect(body).toMatchObject({ id: failed?.id, status: 'queued', attempts: 0 });
    await untilListed('sent', 2);
    expect(mailsTo('gone@example.com')[0]?.content.messageId).toBe(`<${failed?.id}@smashtechnology.example>`);

    const refused = await owner.api.post(`/api/mail/${failed?.id}/retry`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'mail_not_failed' });
  });

  it('can all be retried at once if they were given up, except those whose link has expired', async () => {
    server.answerWith((recipient) => (recipient === HR ? undefined : '550 5.5.0'));
    await apply(app, jobId, { answers: { email: 'many.one@example.com' } });
    await apply(app, jobId, { answers: { email: 'many.two@example.com' } });
    await untilListed('failed', 2);
    // Of each kind one mail whose link still works, and one whose link has expired.
    await app.query(
      `INSERT INTO mails (id, kind, dedupe_key, recipient, subject, text, html, status, created_at)
       SELECT gen_random_uuid(), kind, kind || time, 'late@example.com', 'x', 'x', 'x', 'failed', now() - time::interval
       FROM unnest($1::text[], $2::text[], $3::text[]) AS with_link (kind, good, bad), unnest(ARRAY[good, bad]) AS time`,
      [
        ['account_confirm', 'account_password', 'application_page_link', 'member_confirm', 'member_password'],
        ['47 hours', '59 minutes', '59 minutes', '47 hours', '29 minutes'],
        ['48 hours', '60 minutes', '60 minutes', '48 hours', '30 minutes'],
      ],
    );
    server.answerWith(() => undefined);
    const { body } = await owner.api.post('/api/mail/retry').expect(200);
    expect(body).toEqual({ retried: 7, outdated: 5 });
    const sent = await untilListed('sent', 9);
    expect((await listed()).mails).toHaveLength(9);
    expect(sent.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(['many.one@example.com', 'many.two@example.com']),
    );
    const again = await owner.api.post('/api/mail/retry').expect(200);
    expect(again.body).toEqual({ retried: 0, outdated: 0 });
  });

  it('are given up after sixteen attempts', async () => {
    server.answerWith(() => 421);
    await apply(app, jobId, { answers: { email: 'never@example.com' } });
    // An attempt under way would overwrite the number of attempts that is set below.
    await eventually(async () => {
      expect(await app.query('SELECT 1 FROM mails WHERE last_error IS NOT NULL')).toHaveLength(2);
    });
    await app.query('UPDATE mails SET attempts = 15, next_attempt_at = now()');
    const failed = await untilListed('failed', 2);
    expect(failed.map(({ attempts }) => attempts)).toEqual([16, 16]);
  });

  it('are given up after sixteen attempts if the check before sending fails each time', async () => {
    await app.query(
      `INSERT INTO mails (id, kind, dedupe_key, recipient, subject, text, html)
       VALUES (gen_random_uuid(), 'interview_booked', 'interview_booked:no id', 'x@example.com', 'x', 'x', 'x')`,
    );
    const last_error = 'It could not be checked whether this mail may still be sent';
    await eventually(async () =>
      expect((await listed()).mails).toMatchObject([{ status: 'queued', attempts: 1, last_error }]),
    );
    await app.query('UPDATE mails SET attempts = 15, next_attempt_at = now()');
    expect(await untilListed('failed', 1)).toMatchObject([{ last_error }]);
  });

  it('are sent by another server if the one that took them did not finish', async () => {
    await apply(app, jobId, { answers: { email: 'taken.over@example.com' } });
    await untilListed('sent', 2);
    await app.query(
      `UPDATE mails SET status = 'queued', text = 'x', html = 'x', next_attempt_at = now() - interval '1 second'`,
    );
    await eventually(() => Promise.resolve(expect(mailsTo('taken.over@example.com')).toHaveLength(2)));
    const ids = mailsTo('taken.over@example.com').map(({ content }) => content.messageId);
    expect(new Set(ids).size).toBe(1);
  });

  it('are sent once even if the database connection breaks repeatedly while that is recorded', async () => {
    const email = 'written.down@example.com';
    await apply(app, jobId, { answers: { email } });
    await untilListed('sent', 2);
    const held = server.holdNext();
    await app.query(`UPDATE mails SET status = 'queued', next_attempt_at = now() WHERE recipient = $1`, [
      email,
    ]);
    await held.isTried;
    // One break more than other work survives.
    const row = `SELECT FROM mails WHERE recipient = '${email}'`;
    await breakNextChange(app, row, held.take, PAUSES_MS.length + 1);
    await untilListed('sent', 2);
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('stay sent if another server sent them while this attempt was failing', async () => {
    const email = 'overtaken@example.com';
    await apply(app, jobId, { answers: { email } });
    await untilListed('sent', 2);
    const held = server.holdNext();
    await app.query(
      `UPDATE mails SET status = 'queued', text = 'x', html = 'x', next_attempt_at = now() WHERE recipient = $1`,
      [email],
    );
    await held.isTried;
    const send = `UPDATE mails SET status = 'sent', text = '', attempts = attempts + 1 WHERE recipient = '${email}'`;
    await whileHeld(app, send, async () => {
      held.take(451);
      await eventually(async () => expect(await waitingForLocks(app)).toHaveLength(1));
    });
    server.answerWith(() => undefined);
    await apply(app, jobId);
    await untilListed('sent', 4);
    expect((await listed('?status=queued')).mails).toEqual([]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('leave in order of urgency: those that somebody waits for, then those of HR, then alerts', async () => {
    await app.query(
      `INSERT INTO mails (id, kind, dedupe_key, recipient, subject, text, html, next_attempt_at, is_kept, unsubscribe_url)
       SELECT gen_random_uuid(), 'any', sender || n, sender || n || '@example.com', 'x', 'x', 'x',
         now() - CASE sender WHEN 'waiting' THEN interval '1 second' WHEN 'hr' THEN interval '1 hour' ELSE interval '2 hours' END,
         sender = 'hr', CASE sender WHEN 'alert' THEN 'https://smash.example' END
       FROM generate_series(1, 10) n, unnest('{waiting,hr,alert}'::text[]) sender WHERE sender <> 'waiting' OR n = 1`,
    );
    await untilListed('sent', 21);
    // For sent and waiting mails alike, next_attempt_at is the end of the lease and tells when one was taken.
    const took = (sender: string) => `(next_attempt_at) FILTER (WHERE recipient LIKE '${sender}%')`;
    const order = `SELECT max${took('waiting')} = min(next_attempt_at) AS "isFirst",
      max${took('hr')} <= min${took('alert')} AS "areLast" FROM mails`;
    expect(await app.query(order)).toEqual([{ isFirst: true, areLast: true }]);
  });

  it('are deleted with the application that they are about', async () => {
    const { id } = await apply(app, jobId, { answers: { email: 'erased@example.com' } });
    await untilListed('sent', 2);
    await app.query('DELETE FROM applications WHERE id = $1', [id]);
    expect((await listed()).mails).toEqual([]);
  });

  it('come first in the list if they were given up, whatever was sent since', async () => {
    server.answerWith((recipient) => (recipient === 'dead@example.com' ? 550 : undefined));
    await apply(app, jobId, { answers: { email: 'dead@example.com' } });
    await untilListed('failed', 1);
    await apply(app, jobId, { answers: { email: 'alive@example.com' } });
    await untilListed('sent', 3);
    const { mails } = await listed();
    expect(mails.map(({ status }) => status)).toEqual(['failed', 'sent', 'sent', 'sent']);
    expect((await listed('?order=asc&per_page=1')).mails[0]).toMatchObject({ recipient: 'dead@example.com' });
  });

  it('are listed by pages, and found by recipient and subject', async () => {
    await apply(app, jobId, { answers: { email: 'page.one@example.com' } });
    await apply(app, jobId, { answers: { email: 'page.two@example.com' } });
    const { mails, total } = await listed('?page=1&per_page=3');
    expect([mails.length, total]).toEqual([3, '4']);
    expect((await listed('?search=page.two')).mails).toHaveLength(1);
    expect((await listed('?search=new%20application')).mails).toHaveLength(2);
    expect((await listed('?search=nobody')).mails).toEqual([]);
  });

  describe('about a status', () => {
    it('can be previewed, and are sent on request, only once', async () => {
      const email = 'status@example.com';
      const { id } = await apply(app, jobId, { answers: { email, first_name: 'Bola' } });
      await untilListed('sent', 2);
      await owner.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(200);

      const preview = await owner.api.get(`/api/applications/${id}/status-mail`).expect(200);
      expect(preview.body).toMatchObject({ status: 'accepted', recipient: email, is_sent: false });
      expect(preview.body).toMatchObject({ text: expect.stringContaining('Dear Bola,') });
      expect(mailsTo(email)).toHaveLength(1);

      const send = () => owner.api.post(`/api/applications/${id}/status-mail`).send({ status: 'accepted' });
      const sent = await send().expect(202);
      expect(sent.body).toMatchObject({ is_sent: true });
      await untilListed('sent', 3);
      expect(mailsTo(email)[1]?.content.subject).toBe((preview.body as { subject: string }).subject);

      const again = await send();
      expect([again.status, (again.body as { code: string }).code]).toEqual([409, 'status_mail_sent']);
    });

    it('are not sent if the status changed after the preview, or the request names no status', async () => {
      const { id } = await apply(app, jobId, { answers: { email: 'meanwhile@example.com' } });
      await untilListed('sent', 2);
      await owner.api.put(`/api/applications/${id}/status`).send({ status: 'rejected' }).expect(200);
      const address = `/api/applications/${id}/status-mail`;
      await expectNothingChanged(app, async () => {
        const { status, body } = await owner.api.post(address).send({ status: 'accepted' });
        expect(status).toBe(409);
        expect(body).toEqual({
          detail: 'The status is now Rejected, so nothing was sent. Please check the email again.',
          code: 'status_changed',
        });
        await owner.api.post(address).send({}).expect(422);
        await owner.api.post(address).send({ status: 'hired' }).expect(422);
      });
      await owner.api.post(address).send({ status: 'rejected' }).expect(202);
      await untilListed('sent', 3);
    });

    it('return 404 for an application that does not exist', async () => {
      const address = '/api/applications/0190a000-0000-7000-8000-000000000000/status-mail';
      await owner.api.get(address).expect(404);
      await owner.api.post(address).send({ status: 'pending' }).expect(404);
    });
  });

  describe('from visitors', () => {
    const message = { email: 'visitor@example.com', subject: 'A question', body: 'First line\nSecond line' };
    const send = (body: object) => app.visitor.post('/api/send_email/').send(body);

    it('go only to the support mailbox, and replies go to the visitor', async () => {
      const { body } = await send({ ...message, body: '<img src=x onerror=alert(1)>' }).expect(202);
      expect(body).toEqual({ message: 'Thank you. Your message has been sent, and we’ll reply by email.' });
      await untilListed('sent', 1);
      expect(server.received).toHaveLength(1);
      const [{ recipients, content } = { recipients: [], content: undefined }] = server.received;
      expect(recipients).toEqual([SUPPORT]);
      expect(content?.replyTo?.[0]?.address).toBe('visitor@example.com');
      expect(content?.from?.address).toBe('no-reply@smashtechnology.example');
      expect(content?.html).toContain('&lt;img src=x');
      expect(content?.headers.map(({ key }) => key)).not.toContain('auto-submitted');
      expect(content?.subject).toBe('Message from the website: A question');
      const [kept] = await app.query<object>(`SELECT * FROM mails WHERE kind = 'contact_message'`);
      expect(kept).toMatchObject({ status: 'sent', subject: 'Message from the website', reply_to: null });
      expect(JSON.stringify(kept)).not.toMatch(/visitor|question|img/);
    });

    it.each([
      ['a header in the address', 'email', 'visitor@example.com\r\nBcc: everyone@example.com'],
      ['a bare line feed in the address', 'email', 'visitor@example.com\nTo: everyone@example.com'],
      ['a header in the subject', 'subject', 'Hello\r\nBcc: everyone@example.com'],
      ['a line separator in the subject', 'subject', 'Hello\u2028Bcc: everyone@example.com'],
      ['no address', 'email', 'visitor'],
      ['two addresses', 'email', 'one@example.com, two@example.com'],
      ['an empty address', 'email', ''],
      ['a blank subject', 'subject', '  '],
      ['an empty message', 'body', ''],
      ['a long subject', 'subject', 'x'.repeat(201)],
      ['a long message', 'body', 'x'.repeat(10_001)],
      ['a list for a message', 'body', ['text']],
      ['an object for an address', 'email', { $ne: null }],
    ])('are refused with %s', async (_, field, value) => {
      const { status, body } = await expectNothingChanged(app, () => send({ ...message, [field]: value }));
      expect(status).toBe(422);
      expect(body).toMatchObject({ detail: [{ loc: ['body', field], msg: expect.any(String) }] });
    });

    it.each(['to', 'recipient', 'cc', 'replyTo'])(
      'are refused with a field %s that names a recipient',
      async (field) => {
        const { status } = await expectNothingChanged(app, () =>
          send({ ...message, [field]: 'all@example.com' }),
        );
        expect(status).toBe(422);
      },
    );
  });
});
