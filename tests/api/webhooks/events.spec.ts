import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType, webhookSchema } from '@smash/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Slot } from '@smash/contract/client';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { openOwnPage } from '../../support/api/applicant.js';
import { withBrokenAuditLog } from '../../support/api/audit.js';
import { addSlots, choose, lagosInstants, offer } from '../../support/api/interviews.js';
import { joinAsMember } from '../../support/api/members.js';
import { kept, order, verify } from '../../support/api/shares.js';
import { eraseRemoved, eventually } from '../../support/api/state.js';
import { uploadTable } from '../../support/api/imports.js';
import { anApplicationTable } from '../../support/samples/tables.js';
import { deliveriesOf, type Listening, listen, SENDING_WEBHOOKS } from '../../support/api/webhooks.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';
import {
  RECEIVER_NETWORK,
  startWebhookReceiver,
  verifySignature,
  type WebhookReceiver,
} from '../../support/doubles/webhook-receiver.js';
import { aJob, dayFromNow, someAnswers, uniqueWord } from '../../support/samples/builders.js';

const ajv = new Ajv2020({ validateFormats: false });

describe('a webhook event', () => {
  let receiver: WebhookReceiver;
  let provider: PaymentStandIn;
  let app: ApiApp;
  let owner: Member;
  /** Two endpoints for all events, without and with personal data. */
  let plain: Listening;
  let personal: Listening;
  let jobId: number;
  let day = 3;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    provider = await startPaymentStandIn();
    app = await startApi(
      { ...provider.environment, WEBHOOK_ALLOWED_NETWORKS: RECEIVER_NETWORK },
      { ...SENDING_WEBHOOKS, importPoll: 100 },
    );
    owner = await registerAndLogIn(app);
    jobId = (await postJob(owner, { brand: 'ridesmash' })).id;
    plain = await listen(receiver, owner, [...WEBHOOK_EVENT_TYPES]);
    personal = await listen(receiver, owner, [...WEBHOOK_EVENT_TYPES], { has_personal_data: true });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
    await receiver.close();
  });

  /** Waits for the deliveries of earlier tests and discards them, so that the next ones can be counted. */
  const forget = async () => {
    const waiting = () => app.query(`SELECT id FROM webhook_deliveries WHERE state = 'waiting'`);
    await eventually(async () => expect(await waiting()).toEqual([]));
    await app.query('DELETE FROM webhook_deliveries');
    for (const { name } of [plain, personal]) receiver.received(name).length = 0;
  };
  const put = (id: number, changes: object) =>
    owner.api.put(`/api/jobs/${id}`).send(aJob(changes)).expect(200);
  const posted = async () => (await postJob(owner)).id;
  const applicant = () => openOwnPage(app, jobId);
  const setStatus = (id: string) =>
    owner.api.put(`/api/applications/${id}/status`).send({ status: 'accepted' }).expect(200);
  const slots = () => {
    day += 1;
    return addSlots(owner, lagosInstants(day, ['09:00', '10:00']));
  };
  /** Makes an interview that the applicant has booked. */
  async function booked() {
    const [first, second] = (await slots()) as [Slot, Slot];
    const { id, own } = await applicant();
    const interview = await offer(owner, id, [first, second]);
    await choose(own, first.id).expect(200);
    return { id: interview.id, applicationId: id, second };
  }
  async function inReview() {
    const { reference } = await order(app);
    provider.pay(reference, { amount: 99_900_000 });
    await verify(app, reference);
    return (await kept(app, reference)).id;
  }
  async function importOne() {
    const title = 'Webhook Rider';
    const { id } = await postJob(owner, { title });
    const { body } = await uploadTable(owner.api, 'applications', anApplicationTable(title, 1)).expect(201);
    const { id: importId, mapping } = body as { id: string; mapping: object[] };
    const state = async (wanted: string) => {
      for (;;) {
        const { body: now } = await owner.api.get(`/api/imports/${importId}`).expect(200);
        if ((now as { state: string }).state === wanted) return;
      }
    };
    await owner.api.put(`/api/imports/${importId}/check`).send({ mapping }).expect(200);
    await state('checked');
    await owner.api.post(`/api/imports/${importId}/start`).expect(202);
    await state('done');
    return { job_id: id, status: 'pending' };
  }

  /** For each event: its name in the test, its type, and what causes it and returns the expected `data`. */
  const causes: [string, WebhookEventType, () => Promise<object>][] = [
    [
      'a job that is posted',
      'job.posted',
      async () => ({ job_id: await posted(), brand: null, status: 'open' }),
    ],
    [
      'a draft that is published',
      'job.posted',
      async () => {
        const { id } = await postJob(owner, { is_draft: true });
        await put(id, { is_draft: false });
        return { job_id: id, status: 'open' };
      },
    ],
    [
      'a job that is edited',
      'job.changed',
      async () => {
        const id = await posted();
        await put(id, { title: 'Changed' });
        return { job_id: id, status: 'open' };
      },
    ],
    [
      'a job that is closed',
      'job.closed',
      async () => {
        const id = await posted();
        await owner.api.post(`/api/jobs/${id}/close`).expect(200);
        return { job_id: id, status: 'closed' };
      },
    ],
    [
      'a deadline that passes',
      'job.closed',
      async () => {
        const id = await posted();
        await app.query('UPDATE jobs SET application_deadline = $2 WHERE id = $1', [id, dayFromNow(-1)]);
        await Promise.all([app.inside.noteWebhookDeadlines(), app.inside.noteWebhookDeadlines()]);
        return { job_id: id, status: 'closed' };
      },
    ],
    [
      'a job that is deleted',
      'job.deleted',
      async () => {
        const id = await posted();
        await owner.api.delete(`/api/jobs/${id}`).expect(200);
        return { job_id: id, status: 'deleted' };
      },
    ],
    [
      'a job that is restored',
      'job.posted',
      async () => {
        const id = await posted();
        await owner.api.delete(`/api/jobs/${id}`).expect(200);
        for (const listening of [plain, personal]) await listening.until(1, 'job.posted');
        await forget();
        await owner.api.post(`/api/jobs/${id}/restore`).expect(200);
        return { job_id: id, status: 'open' };
      },
    ],
    [
      'an application that arrives',
      'application.received',
      async () => {
        const { id } = await apply(app, jobId);
        return { application_id: id, job_id: jobId, brand: 'ridesmash', status: 'pending', source: 'form' };
      },
    ],
    [
      'an application that is imported',
      'application.received',
      async () => ({ ...(await importOne()), source: 'import' }),
    ],
    [
      'a status that changes',
      'application.status_changed',
      async () => {
        const { id } = await apply(app, jobId);
        await setStatus(id);
        return { application_id: id, status: 'accepted' };
      },
    ],
    [
      'an application that is withdrawn',
      'application.withdrawn',
      async () => {
        const { id, own } = await applicant();
        await own.post('/api/my-application/withdrawal').expect(200);
        return { application_id: id };
      },
    ],
    [
      'an application that a newer version replaces',
      'application.withdrawn',
      async () => {
        const { id, own } = await applicant();
        const { email: _email, ...answers } = someAnswers();
        const form = own.post('/api/my-application/update').set('Idempotency-Key', uniqueWord());
        for (const [name, value] of Object.entries(answers)) void form.field(name, value);
        await form.expect(201);
        return { application_id: id };
      },
    ],
    [
      'an application that its applicant erases',
      'application.erased',
      async () => {
        const { id, own } = await applicant();
        await own.delete('/api/my-application').expect(200);
        return { application_id: id, reason: 'request', certificate_id: expect.any(String) };
      },
    ],
    [
      'an application that is erased',
      'application.erased',
      async () => {
        const { id } = await apply(app, jobId);
        await owner.api.delete(`/api/applications/${id}`).expect(204);
        await eraseRemoved(app);
        return { application_id: id, reason: 'removed', certificate_id: expect.any(String) };
      },
    ],
    [
      'a time that is booked',
      'interview.scheduled',
      async () => {
        const { id, applicationId } = await booked();
        return { interview_id: id, application_id: applicationId, job_id: jobId, status: 'booked' };
      },
    ],
    [
      'an interview that is moved',
      'interview.moved',
      async () => {
        const { id, second } = await booked();
        await owner.api.put(`/api/interviews/${id}/slot`).send({ slot_id: second.id }).expect(200);
        return { interview_id: id, status: 'booked' };
      },
    ],
    [
      'an interview that is cancelled',
      'interview.cancelled',
      async () => {
        const { id } = await booked();
        await owner.api.post(`/api/interviews/${id}/cancellation`).send({}).expect(200);
        return { interview_id: id, status: 'cancelled' };
      },
    ],
    [
      'a purchase that is paid',
      'purchase.paid',
      async () => {
        const { reference } = await order(app);
        provider.pay(reference);
        await verify(app, reference);
        return { purchase_id: (await kept(app, reference)).id, status: 'paid', mode: 'test' };
      },
    ],
    [
      'a payment that is refused',
      'purchase.refused',
      async () => {
        const id = await inReview();
        await owner.api.post(`/api/purchases/${id}/refusal`).send({ reason: 'Wrong amount' }).expect(204);
        return { purchase_id: id, status: 'refused' };
      },
    ],
  ];

  it('has a cause in this spec for every type', () => {
    expect([...new Set(causes.map(([, type]) => type))].sort()).toEqual([...WEBHOOK_EVENT_TYPES].sort());
  });

  it.each(causes)('is sent once to each endpoint, by its schema, for %s: %s', async (_, type, cause) => {
    await forget();
    const data = await cause();
    const validate = ajv.compile(webhookSchema(type));
    for (const listening of [plain, personal]) {
      const [event] = await listening.until(1, type);
      verifySignature(event, listening.secret);
      expect({ valid: validate(event.payload), errors: validate.errors }).toEqual({
        valid: true,
        errors: null,
      });
      expect(event.payload.data).toMatchObject(data);
      expect(event.headers['webhook-id']).toMatch(/^[0-9a-f-]{36}$/);
      const made = await deliveriesOf(owner, listening);
      expect(made.filter((delivery) => delivery.type === type)).toHaveLength(1);
    }
    const [told] = await plain.until(1, type);
    expect(Object.keys(told.payload.data)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(applicant|interview|purchase)$/)]),
    );
    // Instead of personal data the event has the address of the API that returns the record.
    const { url } = told.payload.data as { url?: string };
    if (url && type !== 'job.deleted') {
      const { pathname } = new URL(url);
      await owner.api.get(pathname).expect(200);
    }
  });

  it('contains personal data only for endpoints that include it', async () => {
    await forget();
    const email = 'private@example.com';
    const { id } = await apply(app, jobId, { answers: { email, first_name: 'Adaugo' } });
    const [told] = await personal.until(1, 'application.received');
    const { applicant } = told.payload.data as { applicant: object };
    expect(applicant).toMatchObject({ email, first_name: 'Adaugo' });
    const shown = ['email', 'first_name', 'job_title', 'last_name', 'middle_name', 'phone', 'reference'];
    expect(Object.keys(applicant).sort()).toEqual(shown);
    const [ids] = await plain.until(1, 'application.received');
    for (const personal of Object.values(applicant as Record<string, string>).filter(Boolean))
      expect(ids.body).not.toContain(personal);
    expect(ids.body).toContain(id);
  });

  it('is removed from the log with the member whose address it contains', async () => {
    await forget();
    const [{ id, form, api }, other] = [await joinAsMember(app), await joinAsMember(app)];
    // The other member has the receipt sent to the address of the first.
    for (const buyer of [api, other.api]) {
      const wanted = { units: 1_000, email: form.email };
      const { body } = await buyer.post('/api/shares/purchases').send(wanted).expect(201);
      const { reference } = body as { reference: string };
      provider.pay(reference);
      await verify(app, reference);
    }
    const told = await personal.until(2, 'purchase.paid');
    expect(told.map(({ payload }) => payload.data)).toEqual(
      expect.arrayContaining(
        [id, other.id].map((member_id) =>
          expect.objectContaining({ purchase: expect.objectContaining({ email: form.email, member_id }) }),
        ),
      ),
    );
    const logged = () =>
      app.query('SELECT id FROM webhook_deliveries WHERE personal::text LIKE $1', [`%${form.email}%`]);
    expect(await logged()).toHaveLength(2);
    await owner.api.delete(`/api/members/${id}`).expect(204);
    expect(await logged()).toEqual([]);
  });

  it('is not sent if its transaction is rolled back', async () => {
    const before = await deliveriesOf(owner, plain);
    await withBrokenAuditLog(app, async () => {
      await owner.api.post('/api/jobs/').send(aJob()).expect(500);
    });
    const { id } = await postJob(owner);
    const after = await deliveriesOf(owner, plain);
    expect(after).toHaveLength(before.length + 1);
    const events = await app.query(
      `SELECT data ->> 'job_id' AS job FROM webhook_events ORDER BY id DESC LIMIT 1`,
    );
    expect(events).toEqual([{ job: String(id) }]);
  });

  it('about a job is sent only to endpoints that are on and want its type', async () => {
    const listening = await listen(receiver, owner, ['job.closed']);
    const off = await listen(receiver, owner, ['job.closed'], { is_on: false });
    const id = await posted();
    await owner.api.post(`/api/jobs/${id}/close`).expect(200);
    await listening.until(1);
    expect(listening.events().map(({ payload }) => payload.type)).toEqual(['job.closed']);
    expect(await deliveriesOf(owner, off)).toEqual([]);
  });
});
