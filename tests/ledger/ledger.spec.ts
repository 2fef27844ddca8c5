import { appendFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { readEnvironment } from '../../backend/src/platform/config/environment.js';
import { createFileStorage } from '../../backend/src/platform/files/create-file-storage.js';
import type { FileStorage } from '../../backend/src/platform/files/storage/file-storage.js';
import { type Member, postJob, registerAndLogIn } from '../support/api/actions.js';
import { type ApiApp, startApi } from '../support/api/app.js';
import { deliver, order, untilKept } from '../support/api/shares.js';
import { eraseRemoved, eventually } from '../support/api/state.js';
import { SENDING_WEBHOOKS, untilSettled } from '../support/api/webhooks.js';
import { startMailServer, type TestMailServer } from '../support/doubles/mail-server.js';
import { type PaymentStandIn, startPaymentStandIn } from '../support/doubles/payment-stand-in.js';
import {
  RECEIVER_NETWORK,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../support/doubles/webhook-receiver.js';
import { newApplication } from './application.mjs';
import { compare, describe as inWords, gather } from './check.mjs';
import { type Act, type Ledger, openLedger, readLedger } from './ledger.mjs';

const PAID_UNITS = 7;

let app: ApiApp;
let owner: Member;
let ledger: Ledger;
let store: FileStorage;
let receiver: WebhookReceiver;
let provider: PaymentStandIn;
let mails: TestMailServer;
/** Each fault is made in a transaction, which is rolled back. */
let database: pg.Client;
/** Two existing applications; a third was removed and erased. */
let first: Act;
let second: Act;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  provider = await startPaymentStandIn();
  mails = await startMailServer();
  const settings = { WEBHOOK_ALLOWED_NETWORKS: RECEIVER_NETWORK, SMTP_URL: mails.url };
  app = await startApi({ ...provider.environment, ...settings }, SENDING_WEBHOOKS);
  store = createFileStorage(readEnvironment(app.site.environment));
  ledger = await openLedger();
  database = new pg.Client({ connectionString: app.site.ownerUrl });
  await database.connect();
  owner = await registerAndLogIn(app);
  await owner.api
    .post('/api/webhooks')
    .send({ url: receiver.url('ledger'), events: ['application.received'] })
    .expect(201);
  const jobId = (await postJob(owner)).id;
  first = await apply(jobId);
  second = await apply(jobId);
  await change('status', { applicationId: idOf(first), status: 'reviewed' }, 'PUT', '/status');
  await change('removal', { applicationId: idOf(await apply(jobId)) }, 'DELETE');
  await eraseRemoved(app);
  await pay();
  await eventually(async () =>
    expect(
      await app.query(`SELECT FROM mails WHERE status <> 'sent' AND kind = 'application_received'`),
    ).toEqual([]),
  );
  await untilSettled(app);
});
afterAll(async () => {
  await database.end();
  await ledger.close();
  await app.close();
  await mails.close();
  await provider.close();
  await receiver.close();
});
beforeEach(() => database.query('BEGIN'));
afterEach(() => database.query('ROLLBACK'));

const idOf = (act: Act): string => (JSON.parse(act.answers[0]?.body ?? '{}') as { id: string }).id;

async function apply(jobId: number): Promise<Act> {
  const { sent, key, form } = newApplication({ jobId, hasLetter: true });
  const act = await ledger.begin('application', sent);
  const address = `${app.url}/api/jobs/${jobId}/apply`;
  await ledger.insist(act, () =>
    fetch(address, { method: 'POST', headers: { 'Idempotency-Key': key }, body: form() }),
  );
  return act;
}

async function change(
  kind: Act['kind'],
  sent: { applicationId: string; status?: string },
  method: string,
  path = '',
): Promise<void> {
  const act = await ledger.begin(kind, sent);
  const headers = { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ status: sent.status });
  const address = `${app.url}/api/applications/${sent.applicationId}${path}`;
  await ledger.attempt(act, () => fetch(address, { method, headers, ...(sent.status && { body }) }));
}

async function pay(): Promise<void> {
  const { reference } = await order(app, PAID_UNITS);
  provider.pay(reference);
  const act = await ledger.begin('payment', { reference, units: PAID_UNITS, kobo: PAID_UNITS * 100_000 });
  await deliver(app, provider.notice(reference)).expect(200);
  await ledger.attempt(act, () => Promise.resolve(new Response()));
  await untilKept(app, reference, { status: 'paid' });
}

const query = async (sql: string, values: unknown[] = []) =>
  (await database.query(sql, values)).rows as unknown[];

async function findings(): Promise<string[]> {
  const receivedMails = mails.received.map(({ recipients, content }) => ({
    recipient: recipients[0] ?? '',
    messageId: content.messageId ?? '',
  }));
  const receivedEvents = receiver.received('ledger').map(({ headers, payload }) => ({
    id: headers['webhook-id'] ?? '',
    applicationId: String(payload.data['application_id']),
  }));
  const kept = await gather(ledger.acts, { query, store });
  const found = compare(ledger.acts, { ...kept, receivedMails, receivedEvents });
  return found.map(({ fault, of }) => `${fault} ${of}`);
}

it('what is whole is found whole, by the database and by the API alone', async () => {
  expect(await findings()).toEqual([]);
  const seen = await gather(ledger.acts, { url: app.url, token: owner.token });
  expect(seen.files?.size).toBe(2);
  expect(compare(ledger.acts, seen)).toEqual([]);
  expect(inWords(ledger.acts, [])).toContain('application: 3 acknowledged of 3 in 3 requests');
});

const sql = (statement: string) => (id: string) => query(statement.replaceAll(':id', `'${id}'`));

/** Copies a row of the application within its table, with other values. */
const copy = (table: string, key: string, values: Record<string, string>) => async (id: string) => {
  const columns = (await query(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1
     AND is_identity = 'NO' AND is_generated = 'NEVER'`,
    [table],
  )) as { name: string }[];
  const names = columns.map(({ name }) => name);
  const selected = names.map((name) => values[name] ?? name);
  await query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${selected.join(', ')} FROM ${table} WHERE ${key} = $1 LIMIT 1`,
    [id],
  );
};

const cvKey = async (act: Act): Promise<string> => {
  const rows = await query(
    `SELECT storage_key FROM application_files WHERE application_id = $1 AND kind = 'cv'`,
    [idOf(act)],
  );
  return (rows as { storage_key: string }[])[0]?.storage_key ?? '';
};

type Case = [what: string, findings: string[], make: (id: string) => Promise<unknown>];

const rows: Case[] = [
  [
    'an application is gone',
    ['lost application', 'orphaned object', 'orphaned object'],
    sql('DELETE FROM applications WHERE id = :id'),
  ],
  [
    'an application is there twice',
    [
      'doubled application',
      'lost history',
      'lost audit',
      'lost mail',
      'lost mail',
      'lost webhook',
      'lost webhook',
    ],
    copy('applications', 'id', { id: 'gen_random_uuid()', reference: `'SMT-AAAA-AAAA'` }),
  ],
  [
    'an application is of somebody else',
    ['lost application', 'orphaned application'],
    sql(`UPDATE applications SET email = 'nobody@example.com' WHERE id = :id`),
  ],
  ['answers differ', ['wrong application'], sql(`UPDATE applications SET last_name = 'X' WHERE id = :id`)],
  [
    'a status was not kept',
    ['lost status'],
    sql(`UPDATE applications SET status = 'pending' WHERE id = :id`),
  ],
  [
    'one was erased that nobody removed',
    ['lost application', 'orphaned removal', 'orphaned object', 'orphaned object'],
    sql(`WITH certified AS (INSERT INTO erasure_certificates (id, application_id, reason, file_count)
           VALUES (gen_random_uuid(), :id, 'request', 2)) DELETE FROM applications WHERE id = :id`),
  ],
  [
    'a line of the history is gone',
    ['lost history'],
    sql(`DELETE FROM application_events WHERE application_id = :id AND type = 'submitted'`),
  ],
  [
    'a change of status is not in the history',
    ['lost history'],
    sql(`DELETE FROM application_events WHERE application_id = :id AND type = 'status_changed'`),
  ],
  [
    'a line of the history is there twice',
    ['doubled history'],
    copy('application_events', 'application_id', { type: `'submitted'` }),
  ],
  [
    'an entry of the audit log is gone',
    ['lost audit'],
    sql(`DELETE FROM audit_log WHERE object_id = :id AND action = 'application.submitted'`),
  ],
  [
    'an entry of the audit log is there twice',
    ['doubled audit'],
    copy('audit_log', 'object_id', { action: `'application.submitted'` }),
  ],
  [
    'a mail is gone',
    ['lost mail'],
    sql(`DELETE FROM mails WHERE application_id = :id AND kind = 'application_arrived'`),
  ],
  [
    'a mail is there twice',
    ['doubled mail'],
    copy('mails', 'application_id', { id: 'gen_random_uuid()', dedupe_key: `dedupe_key || '2'` }),
  ],
  [
    'a mail was given up',
    ['lost mail'],
    sql(`UPDATE mails SET status = 'failed' WHERE application_id = :id AND kind = 'application_received'`),
  ],
  [
    'an event is not told of',
    ['lost webhook'],
    sql(`DELETE FROM webhook_deliveries d USING webhook_events e
         WHERE e.id = d.event_id AND e.data ->> 'application_id' = :id`),
  ],
  [
    'an event is there twice',
    ['doubled webhook', 'lost webhook'],
    sql(`INSERT INTO webhook_events (id, type, data) SELECT gen_random_uuid(), type, data
         FROM webhook_events WHERE data ->> 'application_id' = :id`),
  ],
];

const files: Case[] = [
  [
    'two files are swapped',
    ['wrong file', 'wrong file'],
    async () => {
      const [one, other] = [await cvKey(first), await cvKey(second)];
      for (const [from, to] of [
        [one, 'between'],
        [other, one],
        ['between', other],
      ])
        await query('UPDATE application_files SET storage_key = $2 WHERE storage_key = $1', [from, to]);
    },
  ],
  [
    'the digest of a file is another',
    ['wrong file'],
    sql(`UPDATE application_files SET sha256 = repeat('0', 64) WHERE application_id = :id AND kind = 'cv'`),
  ],
  [
    'the row of a file is gone',
    ['lost file', 'orphaned object'],
    sql(`DELETE FROM application_files WHERE application_id = :id AND kind = 'cover_letter'`),
  ],
  [
    'a file waits for nobody',
    ['orphaned object'],
    sql(`INSERT INTO unattached_files (storage_key, state) VALUES ('waiting', 'uploading')`),
  ],
];

const payments: Case[] = [
  ['a payment was not credited', ['lost ledger', 'wrong payment'], sql('DELETE FROM share_ledger')],
  ['a payment was credited with other units', ['wrong payment'], sql('UPDATE share_ledger SET units = 8')],
  [
    'a payment was credited with another amount',
    ['wrong payment'],
    sql('UPDATE share_ledger SET amount_kobo = 1'),
  ],
  [
    'a message is there twice',
    ['doubled message'],
    sql(`INSERT INTO share_payment_events (key, event, reference, purchase_id, outcome)
     SELECT 'another', event, reference, purchase_id, outcome FROM share_payment_events`),
  ],
  ['a payment has no receipt', ['lost mail'], sql(`DELETE FROM mails WHERE kind = 'share_receipt'`)],
  ['a payment has no entry', ['lost audit'], sql(`DELETE FROM audit_log WHERE action = 'purchase.paid'`)],
  [
    'a receipt is missing in the row',
    ['wrong receipt'],
    sql('UPDATE share_purchases SET receipt_number = 3'),
  ],
  [
    'a payment is nobody’s',
    ['lost payment', 'orphaned payment'],
    sql(`UPDATE share_purchases SET reference = 'another'`),
  ],
];

it.each([...rows, ...files, ...payments])('it is found when %s', async (_what, expected, make) => {
  // Triggers of these tables refuse changes.
  for (const table of ['application_events', 'audit_log', 'share_ledger'])
    await query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await make(idOf(first));
  expect((await findings()).sort()).toEqual(expected.toSorted());
});

it('it is found when a stored file is gone, and when one is stored that no row names', async () => {
  const key = await cvKey(first);
  const content = Buffer.concat((await (await store.get(key)).toArray()) as Buffer[]);
  await store.put('stray', Readable.from([content]), content.length);
  await store.delete(key);
  const found = await findings();
  await store.put(key, Readable.from([content]), content.length);
  await store.delete('stray');
  expect(found).toEqual(['lost file', 'orphaned object']);
  expect(await findings()).toEqual([]);
});

it('it is found when a second mail or event reached somebody, not when the same came twice', async () => {
  const mail = mails.received.find(({ recipients }) =>
    recipients.includes((first.sent as { email: string }).email),
  );
  // Mails and events come in any order, including those of the erased application.
  const event = receiver
    .received('ledger')
    .find(({ payload }) => payload.data['application_id'] === idOf(first));
  if (!mail || !event) throw new Error('Nothing was received.');
  mails.received.push(mail);
  receiver.received('ledger').push(event);
  expect(await findings()).toEqual([]);
  mails.received.push({ ...mail, content: { ...mail.content, messageId: '<another@example.com>' } });
  receiver.received('ledger').push({ ...event, headers: { 'webhook-id': 'another' } });
  const found = await findings();
  mails.received.splice(-2);
  receiver.received('ledger').splice(-2);
  expect(found).toEqual(['doubled mail', 'doubled webhook']);
});

it('it is found when a removal was not kept', async () => {
  const act = await ledger.begin('removal', { applicationId: idOf(second) });
  await ledger.attempt(act, () => Promise.resolve(new Response(null, { status: 204 })));
  const found = await findings();
  ledger.acts.pop();
  expect(found).toEqual(['lost removal']);
});

it('what was never acknowledged need not be there', async () => {
  const act = await ledger.begin('application', newApplication({ jobId: 1 }).sent);
  await ledger.attempt(act, () => Promise.reject(new Error('cut off')));
  expect(await findings()).toEqual([]);
  ledger.acts.pop();
});

it('a ledger is read again after its client died', async () => {
  const cutOff = await openLedger();
  const act = await cutOff.begin('application', newApplication({ jobId: 1 }).sent);
  await cutOff.insist(act, () => Promise.resolve(new Response('{}', { status: 503 })), {
    tries: 2,
    pauseMs: 0,
  });
  await cutOff.attempt(act, () => Promise.resolve(new Response('{"id":"x"}', { status: 201 })));
  await cutOff.close();
  await appendFile(cutOff.file, '{"act":"cut off');
  expect(await readLedger(cutOff.file)).toEqual(cutOff.acts);
  expect(act).toMatchObject({ attempts: 3, answers: [{ status: 503 }, { status: 503 }, { status: 201 }] });
});
