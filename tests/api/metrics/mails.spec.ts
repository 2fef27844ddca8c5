import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type MeasuredApi, startMeasuredApi } from '../../support/api/metrics.js';
import { eventually } from '../../support/api/state.js';
import { uniqueWord } from '../../support/samples/builders.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';

describe('the metrics of mails', () => {
  let server: TestMailServer;
  let app: MeasuredApi;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    server = await startMailServer();
    app = await startMeasuredApi({ SMTP_URL: server.url }, { mailPoll: 100 });
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const attempts = (outcome: string) => app.metric(`smash_mail_attempts_total{outcome="${outcome}"}`);
  /** Applies, so that a receipt is mailed to the address. */
  const applyFrom = (email: string) => apply(app, jobId, { answers: { email } });

  it('count each mail that is recorded as sent, once', async () => {
    const before = await attempts('sent');
    await applyFrom(`ada.${uniqueWord()}@example.com`);
    await eventually(async () => expect(await attempts('sent')).toBeGreaterThan(before));
    await eventually(async () => {
      const sent = await app.query(`SELECT id FROM mails WHERE status = 'sent'`);
      expect(await attempts('sent')).toBe(sent.length);
    });
  });

  it('count mails refused for good apart from those that are retried', async () => {
    const [retried, givenUp] = [await attempts('retried'), await attempts('given_up')];
    const [busy, gone] = [`busy.${uniqueWord()}@example.com`, `gone.${uniqueWord()}@example.com`];
    server.answerWith((recipient) => (recipient === busy ? 451 : recipient === gone ? 550 : undefined));
    await applyFrom(busy);
    await applyFrom(gone);
    await eventually(async () => {
      expect(await attempts('retried')).toBe(retried + 1);
      expect(await attempts('given_up')).toBe(givenUp + 1);
    });
    expect(await app.metric('smash_mails{status="failed"}')).toBe(1);
    expect(await app.metrics()).not.toContain(gone);

    // A mail about a decision is kept with its application; after a month it is no longer counted.
    const monthOld = `UPDATE mails SET is_kept = true, due_at = now() - interval '31 days' WHERE recipient = $1`;
    await app.query(monthOld, [gone]);
    expect(await app.metric('smash_mails{status="failed"}')).toBe(0);
  });
});
