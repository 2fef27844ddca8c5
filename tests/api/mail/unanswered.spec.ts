import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@smash/contract';
import { apply, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { createProxy, type SwitchableProxy } from '../../support/doubles/switchable-proxy.js';

const LATE = 'late@example.com';
const HR = 'hr@smashtechnology.example';

describe('mails that the mail server does not answer', () => {
  let server: TestMailServer;
  let line: SwitchableProxy;
  let app: ApiApp;
  let jobId: number;

  beforeEach(async () => {
    server = await startMailServer();
    line = await createProxy(Number(new URL(server.url).port));
    await line.switchOn();
  });
  afterEach(async () => {
    await app.close();
    await line.switchOff();
    await server.close();
  });

  async function start(timings: Parameters<typeof startApi>[1]): Promise<void> {
    app = await startApi({ SMTP_URL: `smtp://127.0.0.1:${line.port}` }, { mailPoll: 100, ...timings });
    jobId = (await postJob(await registerAndLogIn(app))).id;
  }
  const applyAs = (email: string) => apply(app, jobId, { answers: { email } });
  const untilSent = (count: number) =>
    eventually(async () =>
      expect(await app.query(`SELECT FROM mails WHERE status = 'sent'`)).toHaveLength(count),
    );
  const recipients = () => server.received.flatMap((mail) => mail.recipients);
  const waiting = () =>
    app.query(
      `SELECT recipient, attempts, last_error FROM mails WHERE status = 'queued' AND lease_until IS NULL AND last_error IS NOT NULL`,
    );

  it('are not retried with every mail that leaves, since the server may have taken them', async () => {
    // Long enough for the server of this test, which answers the other mails.
    await start({ mailSilence: 10_000 });
    server.neverAnswer(LATE);
    await applyAs(LATE);
    const late = {
      recipient: LATE,
      attempts: 1,
      last_error: 'The mail server did not answer (ETIMEDOUT, SOCKET_TIMEOUT)',
    };
    await eventually(async () => expect(await waiting()).toEqual([late]));
    // So that it is not due by itself, however long this test takes.
    await app.query(`UPDATE mails SET next_attempt_at = now() + interval '6 hours' WHERE recipient = $1`, [
      LATE,
    ]);
    for (const others of [1, 2, 3]) {
      await applyAs(`other${others}@example.com`);
      await untilSent(1 + 2 * others);
    }
    expect(await waiting()).toEqual([late]);
    expect(recipients().filter((recipient) => recipient === LATE)).toHaveLength(1);
  });

  it('do not hold up a shutdown', async () => {
    await start({ mailStop: 50, mailSilence: HOUR_MS, mailLease: 300 });
    server.neverAnswer(LATE);
    await applyAs(LATE);
    await eventually(() => Promise.resolve(expect(recipients()).toContain(LATE)));
    await app.close();
    await start({});
  });

  it('are left to the backend that is sending them, even for longer than a lease', async () => {
    const timings = { mailLease: 30_000, mailPoll: 100 };
    await start(timings);
    const tries: string[] = [];
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    server.answerWith((recipient) => {
      tries.push(recipient);
      return recipient === LATE ? isAnswered : undefined;
    });
    const other = await startApi({ DATABASE_URL: app.site.databaseUrl, SMTP_URL: server.url }, timings);
    await applyAs(LATE);
    await eventually(() => Promise.resolve(expect(tries).toContain(LATE)));
    const [lease] = await app.query<{ end: Date }>(
      'SELECT lease_until AS "end" FROM mails WHERE recipient = $1',
      [LATE],
    );
    // Renewed: nobody else may take it at the end of the first lease.
    await eventually(async () =>
      expect(
        await app.query(
          `SELECT FROM mails WHERE recipient = $1
             AND least(lease_until, next_attempt_at) > $2::timestamptz + interval '1 second'`,
          [LATE, lease?.end],
        ),
      ).toHaveLength(1),
    );
    answer();
    await untilSent(2);
    expect(tries.sort()).toEqual([HR, LATE]);
    const attempts = await app.query('SELECT attempts FROM mails WHERE recipient = $1', [LATE]);
    expect(attempts).toEqual([{ attempts: 1 }]);
    await other.close();
  });

  it('do not hold up other mails', async () => {
    await start({});
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    server.answerWith((recipient) => (recipient === LATE ? isAnswered : undefined));
    await applyAs(LATE);
    await untilSent(1);
    await applyAs('other@example.com');
    await untilSent(3);
    answer();
    await untilSent(4);
  });

  it('leave uncounted with the next mail if the server was unreachable, but not if it refused them', async () => {
    await start({});
    const busy = 'busy@example.com';
    server.answerWith((recipient) => (recipient === busy ? 451 : undefined));
    await applyAs(busy);
    await untilSent(1);
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    await app.query(
      `UPDATE mails SET attempts = 15, next_attempt_at = now() + interval '6 hours' WHERE status = 'queued'`,
    );
    server.answerWith(() => undefined);
    await line.switchOff();
    await applyAs(LATE);
    const failure = { attempts: 1, last_error: 'The mail server was not reached (ESOCKET, ECONNREFUSED)' };
    await eventually(async () =>
      expect(await waiting()).toEqual(
        expect.arrayContaining([LATE, HR].map((recipient) => ({ recipient, ...failure }))),
      ),
    );
    await line.switchOn();
    await applyAs('other@example.com');
    await untilSent(5);
    expect(await waiting()).toMatchObject([{ recipient: busy, attempts: 15 }]);
    expect(await app.query(`SELECT DISTINCT attempts FROM mails WHERE status = 'sent'`)).toEqual([
      { attempts: 1 },
    ]);
  });
});
