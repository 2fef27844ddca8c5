import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import type { Permission, WebhookEventType } from '@smash/contract';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { auditOf } from '../../support/api/audit.js';
import { breakNextChange } from '../../support/api/held-up.js';
import { eraseRemoved, eventually, expectNothingChanged } from '../../support/api/state.js';
import {
  type Delivery,
  deliveriesOf,
  listen,
  SENDING_WEBHOOKS,
  untilLogged,
  untilSettled,
} from '../../support/api/webhooks.js';
import {
  RECEIVER_NETWORK,
  startWebhookReceiver,
  verifySignature,
  type WebhookReceiver,
} from '../../support/doubles/webhook-receiver.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';

type Details = Delivery & { payload: Record<string, unknown>; answer: string | null };

describe('deliveries of webhooks', () => {
  let receiver: WebhookReceiver;
  let mails: TestMailServer;
  let app: ApiApp;
  /** A second backend on the same database. */
  let other: ApiApp;
  let owner: Member;
  let jobId: number;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    mails = await startMailServer();
    const settings = { WEBHOOK_ALLOWED_NETWORKS: RECEIVER_NETWORK, SMTP_URL: mails.url };
    // Two retries, without any wait.
    const timings = { ...SENDING_WEBHOOKS, webhookRetries: [0, 0] };
    app = await startApi(settings, timings);
    other = await startApi({ ...settings, DATABASE_URL: app.site.databaseUrl }, timings);
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner)).id;
  });
  afterAll(async () => {
    await other.close();
    await app.close();
    await mails.close();
    await receiver.close();
  });

  const details = async (webhook: { id: string }, { id }: Delivery): Promise<Details> =>
    (await owner.api.get(`/api/webhooks/${webhook.id}/deliveries/${id}`).expect(200)).body as Details;
  const resend = ({ id }: { id: string }, delivery: Delivery) =>
    owner.api.post(`/api/webhooks/${id}/deliveries/${delivery.id}/resend`);
  const stateOfEndpoint = async ({ id }: { id: string }) =>
    (await owner.api.get(`/api/webhooks/${id}`).expect(200)).body as object;
  async function tokenWith(scope: Permission) {
    const { password } = owner.account;
    const wanted = { name: scope, scopes: [scope], brands: [], expires_in_days: 1, password };
    const { body } = await owner.api.post('/api/tokens').send(wanted).expect(201);
    return withToken(app, (body as { token: string }).token);
  }
  const jobEvents = (more = {}) => listen(receiver, owner, ['job.posted'], more);

  it('are repeated until they are accepted, under one id and each with its own signature', async () => {
    const webhook = await jobEvents();
    receiver.answer(webhook.name, { status: 500, text: 'not now' }, { status: 503 });
    await postJob(owner);
    const events = await webhook.until(3);
    expect(new Set(events.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(events.map(({ body }) => body)).size).toBe(1);
    for (const event of events) verifySignature(event, webhook.secret);
    await untilLogged(owner, webhook, [
      { state: 'delivered', attempts: 3, response_status: 204, failure: null, next_attempt_at: null },
    ]);
    expect(await stateOfEndpoint(webhook)).toMatchObject({ last_delivery: { state: 'delivered' }, dead: 0 });
  });

  it('are sent once even if the database connection breaks while the response is recorded', async () => {
    const webhook = await jobEvents();
    const release = receiver.hold(webhook.name);
    await postJob(owner);
    await webhook.until(1);
    const row = `SELECT FROM webhook_deliveries WHERE endpoint_id = '${webhook.id}'`;
    await breakNextChange(app, row, release);
    await untilLogged(owner, webhook, [{ state: 'delivered', attempts: 1, response_status: 204 }]);
    expect(webhook.events()).toHaveLength(1);
  });

  it('are given up after the last attempt, and can be sent again singly or all at once', async () => {
    const webhook = await jobEvents();
    const failures = Array.from({ length: 6 }, () => ({ status: 500, text: 'out of order\0' }));
    receiver.answer(webhook.name, ...failures);
    await postJob(owner);
    await postJob(owner);
    await webhook.until(6);
    const dead = { state: 'dead' as const, attempts: 3, response_status: 500 };
    await untilLogged(owner, webhook, [dead, dead]);
    const [newest, oldest] = (await deliveriesOf(owner, webhook)) as [Delivery, Delivery];
    expect(await details(webhook, oldest)).toMatchObject({
      answer: 'out of order\uFFFD',
      payload: { type: 'job.posted', data: { status: 'open' } },
    });
    expect(await stateOfEndpoint(webhook)).toMatchObject({ dead: 2 });

    const entries = await auditOf(app, async () => {
      await resend(webhook, newest).expect(200);
      await webhook.until(7);
      await untilLogged(owner, webhook, [{ state: 'delivered', attempts: 1 }, dead]);
      const { body } = await owner.api.post(`/api/webhooks/${webhook.id}/resend`).expect(200);
      expect(body).toEqual({ deliveries: 1 });
      await webhook.until(8);
      await untilLogged(owner, webhook, [{ state: 'delivered' }, { state: 'delivered' }]);
      await untilSettled(app);
      await expectNothingChanged(app, () => owner.api.post(`/api/webhooks/${webhook.id}/resend`).expect(200));
    });
    expect(entries.map(({ action, data }) => [action, data])).toEqual([
      ['webhook.resent', { deliveries: '1' }],
      ['webhook.resent', { deliveries: '1' }],
    ]);
    expect(webhook.events().at(-1)?.headers['webhook-id']).toBe(oldest.event_id);
  });

  it('are sent once by two backends, and no endpoint waits for a slow one', async () => {
    const [slow, quick] = [await jobEvents(), await jobEvents()];
    const release = receiver.hold(slow.name);
    const jobs = Array.from({ length: 25 }, () => postJob(owner));
    await Promise.all(jobs);
    const events = await quick.until(25);
    expect(new Set(events.map(({ headers }) => headers['webhook-id'])).size).toBe(25);
    await untilLogged(
      owner,
      quick,
      Array.from({ length: 25 }, () => ({ state: 'delivered', attempts: 1 })),
    );
    const [under] = (await deliveriesOf(owner, slow)).filter(({ attempts }) => attempts === 1) as [Delivery];
    expect(under).toMatchObject({ state: 'waiting', duration_ms: null, next_attempt_at: null });
    expect((await resend(slow, under).expect(409)).body).toMatchObject({ code: 'delivery_waits' });
    release();
    expect(await slow.until(25)).toHaveLength(25);
    for (const { id } of [slow, quick]) await owner.api.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('are sent by another backend if one closes while sending them', async () => {
    const third = await startApi(
      { WEBHOOK_ALLOWED_NETWORKS: RECEIVER_NETWORK, DATABASE_URL: app.site.databaseUrl },
      { webhookPoll: 20 },
    );
    const webhook = await jobEvents();
    const release = receiver.hold(webhook.name);
    await Promise.all(Array.from({ length: 25 }, () => postJob(owner)));
    // The other two backends hold at most ten each, so the third has at least five.
    await webhook.until(25);
    await third.close();
    release();
    await untilLogged(
      owner,
      webhook,
      Array.from({ length: 25 }, () => ({ state: 'delivered', attempts: 1 })),
    );
    expect(webhook.events().length).toBeGreaterThanOrEqual(30);
  });

  it('do not follow redirects', async () => {
    const [webhook, target] = [await jobEvents(), await jobEvents({ events: ['job.deleted'] })];
    const redirect = { status: 302, location: receiver.url(target.name) };
    receiver.answer(webhook.name, redirect, redirect, redirect);
    await postJob(owner);
    await untilLogged(owner, webhook, [{ state: 'dead', response_status: 302 }]);
    expect(target.events()).toEqual([]);
  });

  it('are not sent into networks that the operator did not allow', async () => {
    const closed = await startApi({}, { ...SENDING_WEBHOOKS, webhookRetries: [] });
    const boss = await registerAndLogIn(closed);
    const body = { url: 'https://localhost/hooks', events: ['job.posted'] };
    const { id } = (await boss.api.post('/api/webhooks').send(body).expect(201)).body as { id: string };
    await postJob(boss);
    await untilLogged(boss, { id }, [{ state: 'dead', failure: 'address_refused', response_status: null }]);
    await boss.api
      .post('/api/webhooks')
      .send({ ...body, url: receiver.url('inside') })
      .expect(422);
    await closed.close();
  });

  it('stop if the endpoint answers 410, which is mailed to the owners', async () => {
    const webhook = await jobEvents();
    receiver.answer(webhook.name, { status: 410 });
    const entries = await auditOf(app, async () => {
      await postJob(owner);
      await untilLogged(owner, webhook, [{ state: 'dead', attempts: 1, response_status: 410 }]);
    });
    expect(entries).toContainEqual({
      ...{ actor_id: null, action: 'webhook.switched_off', object_type: 'webhook', object_id: webhook.id },
      data: { reason: 'gone' },
    });
    expect(await stateOfEndpoint(webhook)).toMatchObject({ is_on: false, off_reason: 'gone' });
    await eventually(() =>
      Promise.resolve(
        expect(mails.received.map(({ recipients: [to], content }) => [to, content.subject])).toContainEqual([
          owner.account.email,
          'A webhook was switched off',
        ]),
      ),
    );
    for (const action of ['test', 'resend']) {
      const { body } = await owner.api.post(`/api/webhooks/${webhook.id}/${action}`).expect(409);
      expect(body).toMatchObject({ code: 'webhook_off' });
    }
    await postJob(owner);
    expect(await deliveriesOf(owner, webhook)).toHaveLength(1);
  });

  describe('after five days of failures', () => {
    const failure = { status: 500 };
    async function failedForFiveDays() {
      const webhook = await jobEvents();
      receiver.answer(webhook.name, failure, failure, failure);
      await postJob(owner);
      await untilLogged(owner, webhook, [{ state: 'dead' }]);
      expect(await stateOfEndpoint(webhook)).toMatchObject({ is_on: true });
      await app.query(
        `UPDATE webhook_endpoints SET failing_since = now() - interval '5 days' WHERE id = $1`,
        [webhook.id],
      );
      return webhook;
    }
    const expectHealthy = async (webhook: { id: string }) =>
      expect(
        await app.query('SELECT failing_since FROM webhook_endpoints WHERE id = $1', [webhook.id]),
      ).toEqual([{ failing_since: null }]);

    it('stop once another is given up, and continue when the endpoint is switched on', async () => {
      const webhook = await failedForFiveDays();
      receiver.answer(webhook.name, failure, failure, failure);
      await postJob(owner);
      await untilLogged(owner, webhook, [{ state: 'dead' }, { state: 'dead' }]);
      expect(await stateOfEndpoint(webhook)).toMatchObject({ off_reason: 'failing' });
      await app.query(
        `UPDATE webhook_deliveries SET state = 'waiting', attempts = 1, next_attempt_at = now()
         WHERE id = (SELECT max(id::text)::uuid FROM webhook_deliveries WHERE endpoint_id = $1)`,
        [webhook.id],
      );
      await owner.api
        .put(`/api/webhooks/${webhook.id}`)
        .send({ url: webhook.url, events: ['job.posted'], is_on: true })
        .expect(200);
      await untilLogged(owner, webhook, [{ state: 'delivered' }, { state: 'dead' }]);
      await expectHealthy(webhook);
    });

    it('continue after a single failure, as there may have been no events meanwhile', async () => {
      const webhook = await failedForFiveDays();
      receiver.answer(webhook.name, failure);
      await postJob(owner);
      await untilLogged(owner, webhook, [{ state: 'delivered', attempts: 2 }, { state: 'dead' }]);
      expect(await stateOfEndpoint(webhook)).toMatchObject({ is_on: true });
      await expectHealthy(webhook);
    });
  });

  it('of a test go to one endpoint, whatever events it wants', async () => {
    const webhook = await jobEvents();
    const { body } = await owner.api.post(`/api/webhooks/${webhook.id}/test`).expect(201);
    expect(body).toMatchObject({ type: 'webhook.test' });
    const [event] = await webhook.until(1);
    expect(event.payload).toMatchObject({ type: 'webhook.test', data: { endpoint_id: webhook.id } });
    verifySignature(event, webhook.secret);
  });

  it('lose the personal data of an application that is erased', async () => {
    const email = 'forgotten@example.com';
    const webhook = await listen(receiver, owner, ['application.received', 'application.erased'], {
      has_personal_data: true,
    });
    receiver.answer(webhook.name, { status: 200, text: `Thank you, ${email}` });
    const { id } = await apply(app, jobId, { answers: { email } });
    await untilLogged(owner, webhook, [{ state: 'delivered' }]);
    const [delivery] = (await deliveriesOf(owner, webhook)) as [Delivery];
    expect(await details(webhook, delivery)).toMatchObject({
      payload: { data: { applicant: { email } } },
      answer: expect.stringContaining(email),
    });
    const program = await tokenWith('webhooks.manage');
    const { body: shown } = await program
      .get(`/api/webhooks/${webhook.id}/deliveries/${delivery.id}`)
      .expect(200);
    expect(shown).toMatchObject({ payload: { data: { application_id: id } }, answer: null });
    expect(JSON.stringify(shown)).not.toContain(email);
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    await eraseRemoved(app);
    const forgotten = await details(webhook, delivery);
    expect(forgotten).toMatchObject({ payload: { data: { application_id: id } }, answer: null });
    expect(JSON.stringify(forgotten)).not.toContain(email);
    await untilLogged(owner, webhook, [
      { type: 'application.erased', state: 'delivered' },
      { type: 'application.received' },
    ]);
    // Sent again, the delivery has no personal data of the erased person.
    await resend(webhook, delivery).expect(200);
    const events = await webhook.until(3);
    expect(events.at(-1)?.body).not.toContain(email);
    const [kept] = await app.query<{ text: string }>(
      `SELECT string_agg(d::text || e::text, '') AS text FROM webhook_deliveries d JOIN webhook_events e ON e.id = d.event_id`,
    );
    expect(kept?.text).not.toContain(email);
  });

  it.each<[string, WebhookEventType, boolean]>([
    ['gets data of applicants, chosen or not,', 'application.received', true],
    ['chose it', 'application.erased', false],
  ])('tell who %s of an erasure once the endpoint is on again', async (_who, type, has_personal_data) => {
    const off = await listen(receiver, owner, [type], { has_personal_data, is_on: false });
    const buyers = await listen(receiver, owner, ['purchase.paid'], { has_personal_data: true });
    const { id } = await apply(app, jobId);
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    await eraseRemoved(app);
    const on = { url: off.url, events: [type], has_personal_data };
    await owner.api.put(`/api/webhooks/${off.id}`).send(on).expect(200);
    const [event] = await off.until(1);
    expect(event.payload).toMatchObject({ type: 'application.erased', data: { application_id: id } });
    expect(await deliveriesOf(owner, buyers)).toEqual([]);
  });

  it('keep no answer about a person who is erased before it comes', async () => {
    const email = 'erased-meanwhile@example.com';
    const webhook = await listen(receiver, owner, ['application.received'], { has_personal_data: true });
    const release = receiver.hold(webhook.name);
    receiver.answer(webhook.name, { status: 200, text: `Thank you, ${email}` });
    const { id } = await apply(app, jobId, { answers: { email } });
    const [event] = await webhook.until(1);
    expect(event.body).toContain(email);
    await owner.api.delete(`/api/applications/${id}`).expect(204);
    await eraseRemoved(app);
    release();
    await untilLogged(owner, webhook, [
      { type: 'application.erased', state: 'delivered' },
      { type: 'application.received', state: 'delivered' },
    ]);
    const [, delivery] = (await deliveriesOf(owner, webhook)) as [Delivery, Delivery];
    expect(await details(webhook, delivery)).toMatchObject({ answer: null });
  });

  it('are listed up to a hundred, and kept for thirty days', async () => {
    const webhook = await jobEvents();
    await app.query(
      `WITH events AS (
         INSERT INTO webhook_events (id, type, data, created_at)
         SELECT gen_random_uuid(), 'job.posted', '{}', now() - n * interval '1 day' + interval '1 hour'
         FROM generate_series(1, 101) n RETURNING id)
       INSERT INTO webhook_deliveries (id, endpoint_id, event_id, state)
       SELECT gen_random_uuid(), $1, id, 'delivered' FROM events`,
      [webhook.id],
    );
    expect(await deliveriesOf(owner, webhook)).toHaveLength(100);
    await app.inside.removeExpiredWebhooks();
    expect(await deliveriesOf(owner, webhook)).toHaveLength(30);
    await owner.api
      .get(`/api/webhooks/${webhook.id}/deliveries/0190a000-0000-7000-8000-000000000000`)
      .expect(404);
  });
});
