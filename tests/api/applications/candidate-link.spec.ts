import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatDateTime, HOUR_MS } from '@smash/contract';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import {
  type Applicant,
  askForPageLink,
  openOwnPage,
  openPageWith,
  pageTokenFor,
} from '../../support/api/applicant.js';
import { mailedToken } from '../../support/api/candidate-link.js';
import { postAndLeave } from '../../support/api/held-responses.js';
import { eventually, expectNothingChanged } from '../../support/api/state.js';
import { uniqueWord } from '../../support/samples/builders.js';
import { publicServer } from '../../support/servers/public-server.js';

const unknown = { reference: 'SMT-2222-2222', email: 'nobody@example.com' };

describe('the link to an applicant’s own page', () => {
  let app: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    // Without a mail server: mails wait in the database, where their text can be read.
    app = await startApi({ ...publicServer });
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(() => app.close());

  it('is mailed to the address of the application, however the reference is written', async () => {
    const email = 'Ada.Lovelace@Example.com';
    const { id, reference } = await apply(app, jobId, { answers: { email } });
    const written = ` ${reference.toLowerCase().replaceAll('-', ' ')} `;
    await askForPageLink(app, { reference: written, email: email.toLowerCase() }).expect(202);
    const [mail] = await app.query<{ recipient: string; text: string; html: string }>(
      `SELECT recipient, text, html FROM mails WHERE kind = 'application_page_link' AND application_id = $1`,
      [id],
    );
    expect(mail?.recipient).toBe(email);
    const token = (await mailedToken(app, id)) ?? 'none';
    expect(token.length).toBeGreaterThanOrEqual(40);
    expect(mail?.html).toContain(`https://smash.example/my-application#${token}`);
    const [link] = await app.query<{ expires_at: Date }>(
      `SELECT expires_at FROM one_time_links WHERE subject_id = $1 AND purpose = 'candidate_page'`,
      [id],
    );
    const end = link?.expires_at.getTime() ?? 0;
    expect(end - Date.now()).toBeLessThanOrEqual(HOUR_MS);
    // The time in the mail was read a moment before, perhaps in another minute.
    const said = [end, end - 1000].map((time) => `until ${formatDateTime(new Date(time))} (Lagos time)`);
    expect(said.some((words) => mail?.text.includes(words))).toBe(true);
  });

  it('gets the same response whether or not there is such an application', async () => {
    const email = `quiet.${uniqueWord()}@example.com`;
    const { reference } = await apply(app, jobId, { answers: { email } });
    const answers = [];
    for (const body of [{ reference, email }, unknown, { ...unknown, reference }, { ...unknown, email }]) {
      const { status, body: answer, text } = await askForPageLink(app, body);
      answers.push({ status, answer: answer as unknown, text });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 202 });
    const mails = await app.query(
      `SELECT FROM mails WHERE kind = 'application_page_link' AND recipient = ANY($1)`,
      [[email, unknown.email]],
    );
    expect(mails).toHaveLength(1);
  });

  it('takes the same minimum time whether or not there is such an application', async () => {
    const patient = await startApi(
      { DATABASE_URL: app.site.databaseUrl, PUBLIC_URL: 'https://smash.example' },
      { leastPageLink: 3_600_000 },
    );
    const email = `patient.${uniqueWord()}@example.com`;
    const { id, reference } = await apply(app, jobId, { answers: { email } });
    const held = postAndLeave(`${patient.url}/api/my-application/link`, [
      unknown,
      { ...unknown, email },
      { reference, email },
    ]);
    await eventually(async () => expect(await mailedToken(app, id)).toBeDefined());
    // Meanwhile a server without a minimum time has answered.
    await askForPageLink(app, unknown).expect(202);
    expect(held.answered()).toBe(0);
    held.leave();
    await patient.close();
  });

  it('works once', async () => {
    const email = `once.${uniqueWord()}@example.com`;
    const application = await apply(app, jobId, { answers: { email } });
    const token = await pageTokenFor(app, { ...application, email });
    await openPageWith(app, token).expect(200);
    const { status, body } = await openPageWith(app, token);
    expect([status, body]).toEqual([
      403,
      {
        detail: 'This link has expired or has already been used. Please ask for a new one.',
        code: 'link_refused',
      },
    ]);
  });

  it.each([
    ['not yet after 59 minutes', 59, 200, 200],
    ['after an hour', 60, 403, 401],
  ])('expires, as does the page that another link opened: %s', async (_, minutes, opened, read) => {
    const applicant = await openOwnPage(app, jobId);
    const token = await pageTokenFor(app, applicant);
    await app.query(
      'UPDATE one_time_links SET expires_at = expires_at - make_interval(mins => $2) WHERE subject_id = $1',
      [applicant.id, minutes],
    );
    await applicant.own.get('/api/my-application').expect(read);
    await openPageWith(app, token).expect(opened);
  });

  describe('with a secret of its browser', () => {
    const aSecret = () => randomBytes(32).toString('hex');
    const newLink = async (applicant: Pick<Applicant, 'id' | 'reference' | 'email'>) => ({
      token: await pageTokenFor(app, applicant),
      secret: aSecret(),
    });
    const applied = async () => {
      const email = `secret.${uniqueWord()}@example.com`;
      return { ...(await apply(app, jobId, { answers: { email } })), email };
    };

    it('gets the same response however often it is opened, and only a hash is stored', async () => {
      const { token, secret } = await newLink(await applied());
      const answers = await Promise.all([1, 2, 3].map(() => openPageWith(app, token, secret).expect(200)));
      answers.push(await openPageWith(app, token, secret).expect(200));
      for (const { body } of answers) expect(body).toMatchObject({ access_token: secret });
      await withToken(app, secret).get('/api/my-application').expect(200);
      const rows = await app.query(
        `SELECT purpose FROM one_time_links WHERE token_hash = encode(sha256($1::bytea), 'hex')`,
        [secret],
      );
      expect(rows).toEqual([{ purpose: 'candidate_session' }]);
      const kept = await app.query(`SELECT FROM one_time_links l WHERE l::text LIKE '%' || $1 || '%'`, [
        secret,
      ]);
      expect(kept).toEqual([]);
    });

    it('is refused to everybody else, and to everybody after the page was closed', async () => {
      const ada = await applied();
      const { token, secret } = await newLink(ada);
      const withoutSecret = await pageTokenFor(app, ada);
      await openPageWith(app, token, secret).expect(200);
      await openPageWith(app, withoutSecret).expect(200);
      const bola = await newLink(await applied());
      await openPageWith(app, bola.token, bola.secret).expect(200);
      await expectNothingChanged(app, async () => {
        for (const other of [undefined, aSecret(), bola.secret]) {
          const { body } = await openPageWith(app, token, other).expect(403);
          expect(body).toMatchObject({ code: 'link_refused' });
          await openPageWith(app, withoutSecret, other).expect(403);
        }
        await openPageWith(app, 'forged', secret).expect(403);
      });
      await withToken(app, secret).delete('/api/my-application/session').expect(204);
      await openPageWith(app, token, secret).expect(403);
    });

    it.each([
      ['empty', ''],
      ['short', 'a'.repeat(63)],
      ['long', 'a'.repeat(65)],
      ['no hexadecimal', 'g'.repeat(64)],
      ['in capitals', 'A'.repeat(64)],
    ])('is not used up by a secret that is %s', async (_, secret) => {
      const { token } = await newLink(await applied());
      const { body } = await expectNothingChanged(app, () => openPageWith(app, token, secret).expect(422));
      expect(body).toMatchObject({ detail: [{ loc: ['header', 'Session-Secret'] }] });
      await openPageWith(app, token).expect(200);
    });

    it('is not used up by a secret that has opened a session before', async () => {
      const ada = await applied();
      const { token, secret } = await newLink(await applied());
      await openPageWith(app, token, secret).expect(200);
      const link = await newLink(ada);
      const { body } = await expectNothingChanged(app, () =>
        openPageWith(app, link.token, secret).expect(422),
      );
      expect(body).toMatchObject({ detail: [{ loc: ['header', 'Session-Secret'] }] });
      await openPageWith(app, link.token, link.secret).expect(200);
    });
  });

  it('is void when the applicant ends the page, which ends all its sessions', async () => {
    const applicant = await openOwnPage(app, jobId);
    const other = await openPageWith(app, await pageTokenFor(app, applicant)).expect(200);
    const elsewhere = withToken(app, (other.body as { access_token: string }).access_token);
    const unopened = await pageTokenFor(app, applicant);
    await elsewhere.get('/api/my-application').expect(200);
    await applicant.own.delete('/api/my-application/session').expect(204);
    for (const session of [applicant.own, elsewhere]) {
      await session.get('/api/my-application').expect(401);
      await session.delete('/api/my-application/session').expect(401);
    }
    await openPageWith(app, unopened).expect(403);
    await openPageWith(app, await pageTokenFor(app, applicant)).expect(200);
  });

  it('stays valid if the applicant ends the page but keeps the links', async () => {
    const applicant = await openOwnPage(app, jobId);
    const unopened = await pageTokenFor(app, applicant);
    await applicant.own.delete('/api/my-application/session?links=keep').expect(204);
    await applicant.own.get('/api/my-application').expect(401);
    await openPageWith(app, unopened).expect(200);
    await applicant.own.delete('/api/my-application/session?links=some').expect(401);
  });

  it('of an earlier version is void when the applicant ends the page of the newer one', async () => {
    const earlier = await openOwnPage(app, jobId);
    const unopened = await pageTokenFor(app, earlier);
    const newer = await openOwnPage(app, jobId);
    await app.query('UPDATE applications SET replaced_by = $2, withdrawn_at = now() WHERE id = $1', [
      earlier.id,
      newer.id,
    ]);
    await newer.own.delete('/api/my-application/session').expect(204);
    await earlier.own.get('/api/my-application').expect(401);
    await openPageWith(app, unopened).expect(403);
  });

  it.each(['forged', 'x'.repeat(200), '../../etc/passwd'])('is refused with the token %j', async (token) => {
    await openPageWith(app, token).expect(403);
  });

  it.each([
    ['no reference', { email: 'ada@example.com' }, 'reference'],
    ['a blank reference', { reference: ' ', email: 'ada@example.com' }, 'reference'],
    ['no address', { reference: 'SMT-2222-2222' }, 'email'],
    [
      'a header in the address',
      { reference: 'SMT-2222-2222', email: 'a@b.example\r\nBcc: c@d.example' },
      'email',
    ],
    ['an object for an address', { reference: 'SMT-2222-2222', email: { $ne: null } }, 'email'],
  ])('is not sent for a request with %s', async (_, body, field) => {
    const answer = await expectNothingChanged(app, () => askForPageLink(app, body));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: [{ loc: ['body', field] }] });
  });

  it('gives no access to the portal, and an account of the portal gives none to the page', async () => {
    const applicant = await openOwnPage(app, jobId);
    await applicant.own.get('/api/me').expect(401);
    await applicant.own.get(`/api/applications/${applicant.id}`).expect(401);
    for (const session of [app.visitor, owner.api, withToken(app, 'forged')]) {
      const { status, body } = await session.get('/api/my-application');
      expect([status, (body as { code: string }).code]).toEqual([401, 'candidate_session_ended']);
    }
  });
});
