import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newApplication } from '../../ledger/application.mjs';
import { type Act, type Ledger, openLedger } from '../../ledger/ledger.mjs';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { testStorages } from '../../support/api/storages.js';
import {
  COMMIT,
  type HoldingPoint,
  type HoldingProxy,
  startHoldingProxy,
} from '../../support/doubles/holding-proxy.js';
import { startServerProcess } from '../../support/servers/server-process.js';
import type { Overrides } from '../../support/servers/test-site.js';
import { judge } from './judgement.js';

/** Kills at each point; docs/reliability.md has the figures of a run. */
const KILLS = Number(process.env['FAULTS_POINT_KILLS'] ?? 7);

/** Connections to the killed backend, from it to PostgreSQL, and from it to the store. */
type Line = 'client' | 'database' | 'store';
interface Point {
  name: string;
  line: Line;
  text: string;
  until?: string;
  points?: readonly HoldingPoint[];
}

const APPLICATION = 'INSERT INTO "applications"';
const ERASURE = 'SELECT erase_application';
const BOTH = ['before', 'after'] as const;

/** Points of applying, in the order in which they are reached. */
const APPLYING: readonly Point[] = [
  // The form comes in several chunks: the CV is in the spool by then, whole or not.
  { name: 'all of its form has come', line: 'client', text: '"cover_letter_file"', points: ['before'] },
  { name: 'its file has a row', line: 'database', text: 'INSERT INTO "unattached_files"' },
  { name: 'its file is stored', line: 'store', text: 'PUT /' },
  { name: 'its row is written', line: 'database', text: APPLICATION },
  { name: 'its mails are queued', line: 'database', text: 'INSERT INTO "mails"' },
  { name: 'its transaction is committed', line: 'database', text: APPLICATION, until: COMMIT },
  { name: 'it is answered', line: 'client', text: 'POST /api/jobs/', points: ['after'] },
];
const ERASING: readonly Point[] = [
  { name: 'its transaction is committed', line: 'database', text: ERASURE, until: COMMIT },
  { name: 'its file is removed', line: 'store', text: 'DELETE /' },
];

const storage = testStorages().at(-1);
const hasStore = storage?.name === 'S3';
const all = (points: readonly Point[]) =>
  points
    .filter(({ line }) => hasStore || line !== 'store')
    .flatMap(({ points: ofIt = BOTH, ...each }) => ofIt.map((point) => ({ ...each, point })));

let app: ApiApp;
let owner: Member;
let lines: Partial<Record<Line, HoldingProxy>> & Record<'database', HoldingProxy>;
let overrides: Overrides;
let spool: string;
let ledger: Ledger;
let jobId: number;

beforeAll(async () => {
  const stored = (await storage?.prepare()) ?? {};
  app = await startApi(stored);
  owner = await registerAndLogIn(app);
  jobId = (await postJob(owner)).id;
  const store = stored['S3_ENDPOINT'] ? await startHoldingProxy(stored['S3_ENDPOINT']) : undefined;
  lines = { database: await startHoldingProxy(app.site.databaseUrl), ...(store && { store }) };
  spool = `${app.site.storagePath}-spool`;
  overrides = {
    ...stored,
    ...(store && { S3_ENDPOINT: store.url }),
    DATABASE_URL: lines.database.url,
    STORAGE_PATH: app.site.storagePath,
    UPLOAD_PATH: spool,
  };
  ledger = await openLedger();
});
afterAll(async () => {
  await ledger.close();
  for (const line of Object.values(lines)) await line.close();
  await app.close();
});

/** Kills a backend at a point that `send` brings it to. */
async function killAt(
  { line, ...held }: Point & { point: HoldingPoint },
  more: Overrides,
  bring: (url: string) => unknown,
): Promise<void> {
  const dying = await startServerProcess({ ...overrides, ...more });
  const client = await startHoldingProxy(dying.url);
  const reached = (line === 'client' ? client : lines[line])?.hold(held);
  bring(client.url);
  await reached;
  await dying.kill();
  await client.close();
  for (const each of Object.values(lines)) each.breakOff();
  await dying.close();
}

function newAct(): { begin: () => Promise<Act>; send: (url: string) => () => Promise<Response> } {
  const { sent, key, form } = newApplication({ jobId, hasLetter: true });
  const headers = { 'Idempotency-Key': key };
  return {
    begin: () => ledger.begin('application', sent),
    send: (url) => () => fetch(`${url}/api/jobs/${jobId}/apply`, { method: 'POST', headers, body: form() }),
  };
}

describe.each(all(APPLYING))('an application', ({ name, point, ...rest }) => {
  it(`is there once, its backend killed ${KILLS} times just ${point} ${name}`, async () => {
    // If the write was done before the answer was lost, the next try is answered as a repetition.
    const isWritten = point === 'after' && (rest.until === COMMIT || rest.text.startsWith('POST'));
    for (let done = 0; done < KILLS; done += 1) {
      const { begin, send } = newAct();
      const act = await begin();
      let lost: Promise<unknown> = Promise.resolve();
      await killAt({ name, point, ...rest }, {}, (url) => (lost = ledger.attempt(act, send(url))));
      await lost;
      // Tries again as the form does, once there is a backend again.
      await ledger.insist(act, send(app.url));
      expect(act.answers.map(({ status }) => status)).toEqual([undefined, isWritten ? 200 : 201]);
    }
  });
});

describe.each(all(ERASING))('an erasure', ({ name, point, ...rest }) => {
  it(`is whole, its backend killed ${KILLS} times just ${point} ${name}`, async () => {
    for (let done = 0; done < KILLS; done += 1) {
      const { begin, send } = newAct();
      const { body = '{}' } = await ledger.attempt(await begin(), send(app.url));
      const { id: applicationId } = JSON.parse(body) as { id: string };
      const removal = await ledger.begin('removal', { applicationId });
      const headers = { Authorization: `Bearer ${owner.token}` };
      const path = `${app.url}/api/applications/${applicationId}`;
      await ledger.attempt(removal, () => fetch(path, { method: 'DELETE', headers }));
      await app.query(
        `UPDATE applications SET removed_at = now() - interval '1 day' WHERE removed_at IS NOT NULL`,
      );
      // This backend erases removed applications every second.
      await killAt({ name, point, ...rest }, { MAINTENANCE_INTERVAL_SECONDS: '1' }, () => undefined);
      await app.inside.eraseRemoved();
    }
  });
});

it('then no file is without its row, and no row without its file', () =>
  judge(ledger, { environment: app.site.environment, databaseUrl: app.site.ownerUrl }));

it('and no upload lies in the spool of the next backend', async () => {
  const next = await startServerProcess(overrides);
  expect(await readdir(spool)).toEqual([]);
  await next.close();
});
