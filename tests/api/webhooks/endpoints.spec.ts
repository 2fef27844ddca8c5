import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WEBHOOK_LIMITS } from '@smash/contract';
import {
  joinAs,
  joinAsAdministrator,
  logIn,
  type Member,
  postJob,
  registerAndLogIn,
} from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { auditOf } from '../../support/api/audit.js';
import { expectNothingChanged } from '../../support/api/state.js';
import {
  deliveriesOf,
  listen,
  type MadeWebhook,
  SENDING_WEBHOOKS,
  untilSettled,
} from '../../support/api/webhooks.js';
import {
  RECEIVER_NETWORK,
  type ReceivedEvent,
  startWebhookReceiver,
  verifySignature,
  type WebhookReceiver,
} from '../../support/doubles/webhook-receiver.js';

const unknownId = '0190a000-0000-7000-8000-000000000000';
const body = (more: object = {}) => ({ url: 'https://example.com/hooks', events: ['job.posted'], ...more });

describe('webhooks', () => {
  let receiver: WebhookReceiver;
  let app: ApiApp;
  let owner: Member;
  let administrator: Member;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    app = await startApi({ WEBHOOK_ALLOWED_NETWORKS: RECEIVER_NETWORK }, SENDING_WEBHOOKS);
    owner = await registerAndLogIn(app);
    administrator = await joinAsAdministrator(app, owner);
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });

  const add = async (more: object = {}, { api } = owner): Promise<MadeWebhook> =>
    (await api.post('/api/webhooks').send(body(more)).expect(201)).body as MadeWebhook;

  it('can be added, read, changed and deleted, which the audit log records', async () => {
    let id = '';
    const entries = await auditOf(app, async () => {
      const { secret, ...made } = await add({ description: 'Payroll' }, administrator);
      id = made.id;
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(made).toMatchObject({
        ...{ url: 'https://example.com/hooks', description: 'Payroll', events: ['job.posted'], version: 1 },
        ...{ is_on: true, off_reason: null, has_personal_data: false, last_delivery: null, dead: 0 },
      });
      const { api } = administrator;
      expect((await api.get(`/api/webhooks/${id}`).expect(200)).body).toEqual(made);
      expect((await api.get('/api/webhooks').expect(200)).body).toContainEqual(made);
      const changes = { events: ['job.closed', 'application.received'], is_on: false, version: 1 };
      const { body: changed } = await api.put(`/api/webhooks/${id}`).send(body(changes)).expect(200);
      expect(changed).toMatchObject({
        ...{ events: ['application.received', 'job.closed'], description: '', version: 2 },
        ...{ is_on: false, off_reason: 'by_hand' },
      });
      await expectNothingChanged(app, () => api.put(`/api/webhooks/${id}`).send(body(changes)).expect(200));
      const { body: stale } = await api
        .put(`/api/webhooks/${id}`)
        .send(body({ version: 1 }))
        .expect(409);
      expect(stale).toMatchObject({ code: 'webhook_changed' });
      await api.delete(`/api/webhooks/${id}`).expect(204);
      await expectNothingChanged(app, () => api.delete(`/api/webhooks/${id}`).expect(204));
      await api.get(`/api/webhooks/${id}`).expect(404);
    });
    expect(entries.map(({ action, object_id, actor_id }) => [action, object_id, actor_id])).toEqual(
      ['webhook.created', 'webhook.updated', 'webhook.deleted'].map((action) => [
        action,
        id,
        administrator.id,
      ]),
    );
  });

  it('store their secret encrypted, and show it once', async () => {
    const { id, secret } = await add();
    const [row] = await app.query('SELECT * FROM webhook_endpoints WHERE id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect((await owner.api.get(`/api/webhooks/${id}`).expect(200)).text).not.toContain('whsec_');
    await owner.api.delete(`/api/webhooks/${id}`).expect(204);
  });

  it.each([
    [{ url: 'http://8.8.8.8/' }, 'url'],
    [{ url: 'https://10.0.0.1/' }, 'url'],
    [{ url: 'https://user:secret@example.com/' }, 'url'],
    [{ url: 'ftp://example.com' }, 'url'],
    [{ url: '' }, 'url'],
    [{ url: `https://example.com/${'a'.repeat(1_000)}` }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['job.painted'] }, 'events'],
    [{ events: 'job.posted' }, 'events'],
    [{ description: 'a'.repeat(201) }, 'description'],
    [{ has_personal_data: 'yes' }, 'has_personal_data'],
  ])('with %j are refused', async (more, field) => {
    const { body: refusal } = await expectNothingChanged(app, () =>
      owner.api.post('/api/webhooks').send(body(more)).expect(422),
    );
    expect((refusal as { detail: { loc: string[] }[] }).detail[0]?.loc).toEqual(['body', field]);
  });

  it('are only for owners and administrators without a limit to brands', async () => {
    for (const role of ['recruiter', 'reviewer', 'investor_desk'] as const) {
      const { api } = await joinAs(app, owner, role);
      await api.get('/api/webhooks').expect(403);
      await api.post('/api/webhooks').send(body()).expect(403);
    }
    const limited = await joinAsAdministrator(app, owner);
    await owner.api
      .put(`/api/accounts/${limited.id}/brands`)
      .send({ brands: ['ridesmash'] })
      .expect(200);
    // The limit has ended the sessions of the account.
    const api = withToken(app, await logIn(app, limited.account));
    await api.get('/api/webhooks').expect(403);
    await app.visitor.get('/api/webhooks').expect(401);
  });

  it('include personal data only if an owner sets that, and then only owners can change them', async () => {
    const { api } = administrator;
    await api
      .post('/api/webhooks')
      .send(body({ has_personal_data: true }))
      .expect(403);
    const { id } = await add({}, administrator);
    await api
      .put(`/api/webhooks/${id}`)
      .send(body({ has_personal_data: true }))
      .expect(403);
    await owner.api
      .put(`/api/webhooks/${id}`)
      .send(body({ has_personal_data: true }))
      .expect(200);
    await expectNothingChanged(app, async () => {
      await api
        .put(`/api/webhooks/${id}`)
        .send(body({ url: 'https://elsewhere.example' }))
        .expect(403);
      await api.post(`/api/webhooks/${id}/secret`).expect(403);
      await api.delete(`/api/webhooks/${id}/former-secret`).expect(403);
      await api.delete(`/api/webhooks/${id}`).expect(403);
    });
    await api.get(`/api/webhooks/${id}`).expect(200);
    await owner.api.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('do not stop hearing of erasures unless that event is taken out by itself', async () => {
    const { id } = await add({ events: ['application.received'], has_personal_data: true });
    const change = (more: object) => owner.api.put(`/api/webhooks/${id}`).send(body(more));
    await expectNothingChanged(app, async () => {
      const { body: refused } = await change({ events: ['application.received'] }).expect(422);
      expect(refused).toMatchObject({ detail: [{ loc: ['body', 'events'] }] });
      await change({ events: ['job.posted'], has_personal_data: true }).expect(422);
    });
    await change({ events: ['application.erased', 'job.posted'] }).expect(200);
    await change({ events: ['job.posted'] }).expect(200);
    await owner.api.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('get a new secret, beside which the former one is valid until it is ended or its time is over', async () => {
    const listening = await listen(receiver, owner, ['job.posted']);
    const { id, secret: first } = listening;
    const secretOf = async () =>
      ((await owner.api.post(`/api/webhooks/${id}/secret`).expect(201)).body as MadeWebhook).secret;
    const newest = async () => {
      const count = listening.events().length + 1;
      await postJob(owner);
      const event = (await listening.until(count)).at(-1) as ReceivedEvent;
      await untilSettled(app);
      return event;
    };
    const second = await secretOf();
    expect(second).not.toBe(first);
    const both = await newest();
    for (const secret of [first, second]) verifySignature(both, secret);
    expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2);

    const { body: ended } = await owner.api.delete(`/api/webhooks/${id}/former-secret`).expect(200);
    expect(ended).toMatchObject({ former_secret_until: null });
    await expectNothingChanged(app, () => owner.api.delete(`/api/webhooks/${id}/former-secret`).expect(200));
    const one = await newest();
    verifySignature(one, second);
    expect(() => verifySignature(one, first)).toThrow('No matching signature');

    const third = await secretOf();
    await app.query(`UPDATE webhook_endpoints SET former_secret_until = now() WHERE id = $1`, [id]);
    const last = await newest();
    verifySignature(last, third);
    expect(() => verifySignature(last, second)).toThrow('No matching signature');
    await app.inside.removeExpiredWebhooks();
    expect(
      await app.query('SELECT former_encrypted_secret AS kept FROM webhook_endpoints WHERE id = $1', [id]),
    ).toEqual([{ kept: null }]);
    expect(await deliveriesOf(owner, { id })).toHaveLength(3);
    await owner.api.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('end only the former secret that the request names, not a newer one', async () => {
    const { id } = await add();
    const renew = async () =>
      (await owner.api.post(`/api/webhooks/${id}/secret`).expect(201)).body as MadeWebhook;
    const { former_secret_until: seen } = await renew();
    const { former_secret_until: newer } = await renew();
    const end = (until: string | null) =>
      owner.api.delete(`/api/webhooks/${id}/former-secret`).query({ until }).expect(200);
    const { body: left } = await expectNothingChanged(app, () => end(seen));
    expect(left).toMatchObject({ former_secret_until: newer });
    expect((await end(newer)).body).toMatchObject({ former_secret_until: null });
    await owner.api.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('get one new secret from repeated requests with one idempotency key, even ten at once', async () => {
    const { id, secret: first } = await add();
    const renew = (key = 'of-the-first-change') =>
      owner.api.post(`/api/webhooks/${id}/secret`).set('Idempotency-Key', key).expect(201);
    const ten = await Promise.all(Array.from({ length: 10 }, () => renew()));
    const [second, ...others] = new Set(ten.map((response) => (response.body as MadeWebhook).secret));
    expect(second).not.toBe(first);
    expect(others).toEqual([]);
    await expectNothingChanged(app, async () => expect((await renew()).body).toEqual(ten[0]?.body));
    expect(((await renew('of-another-change')).body as MadeWebhook).secret).not.toBe(second);
    await owner.api.post(`/api/webhooks/${id}/secret`).set('Idempotency-Key', 'short').expect(422);
    await owner.api.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('return 404 for unknown ids', async () => {
    const { api } = owner;
    await expectNothingChanged(app, async () => {
      await api.put(`/api/webhooks/${unknownId}`).send(body()).expect(404);
      await api.post(`/api/webhooks/${unknownId}/secret`).expect(404);
      await api.post(`/api/webhooks/${unknownId}/test`).expect(404);
      await api.post(`/api/webhooks/${unknownId}/resend`).expect(404);
      await api.get(`/api/webhooks/${unknownId}/deliveries`).expect(404);
      await api.get('/api/webhooks/none').expect(422);
    });
  });

  it('cannot exceed their maximum number, even if several are added at once', async () => {
    const there = ((await owner.api.get('/api/webhooks').expect(200)).body as unknown[]).length;
    for (let count = there + 1; count < WEBHOOK_LIMITS.endpoints; count += 1) await add();
    const answers = await Promise.all([1, 2, 3].map(() => owner.api.post('/api/webhooks').send(body())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_webhooks' });
  });

  it('know sample jobs as they know posted ones', async () => {
    const seeded = await startApi({ SEED_SAMPLE_JOBS: 'true' });
    const known = await seeded.query(
      `SELECT j.title FROM jobs j LEFT JOIN webhook_jobs w ON w.job_id = j.id AND w.status =
         CASE WHEN j.is_active AND coalesce(j.application_deadline >= (now() AT TIME ZONE 'Africa/Lagos')::date, true)
           THEN 'open' ELSE 'closed' END
       WHERE w.job_id IS NULL`,
    );
    expect(known).toEqual([]);
    expect(await seeded.query('SELECT FROM webhook_jobs')).toHaveLength(6);
    await seeded.close();
  });
});
