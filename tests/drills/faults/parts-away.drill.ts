import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';
import { eventually } from '../../support/api/state.js';
import { testStorages } from '../../support/api/storages.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { createProxy, type SwitchableProxy } from '../../support/doubles/switchable-proxy.js';
import { startServerProcess } from '../../support/servers/server-process.js';
import type { Overrides } from '../../support/servers/test-site.js';
import { startThrowawayCluster, type ThrowawayCluster } from '../../support/servers/throwaway-cluster.js';
import { describeSeen, duringCrowd, type PresentCrowd } from './crowd.js';
import { judge } from './judgement.js';
import { expectOnlyAway } from './routes.js';

/** How long a part is away, in seconds; docs/reliability.md has the figures of a run with a minute. */
const AWAY_MS = Number(process.env['FAULTS_AWAY_SECONDS'] ?? 5) * 1_000;
const APPLICATIONS = 20;
const SLOW_MS = 5_000;
const HOUR_SECONDS = 3_600;
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

let cluster: ThrowawayCluster;
let mails: TestMailServer;
let mailLine: SwitchableProxy;
let app: ApiApp;
let owner: Member;

type Asked = Parameters<typeof expectOnlyAway>[0];

beforeAll(async () => {
  cluster = await startThrowawayCluster({ isDurable: true });
  mails = await startMailServer();
  mailLine = await createProxy(Number(new URL(mails.url).port));
  await mailLine.switchOn();
  app = await startApi({
    DATABASE_URL: cluster.url,
    MIGRATE_ON_START: 'true',
    SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
  });
  owner = await registerAndLogIn(app);
});
afterAll(async () => {
  await app.close();
  await mailLine.switchOff();
  await mails.close();
  await cluster.remove();
});

/** Lets applicants apply while `away` takes a part away and brings it back; then compares all acknowledged acts with the present state. */
async function during(
  { site, url }: Pick<ApiApp, 'site' | 'url'>,
  away: (crowd: PresentCrowd, asked: Asked) => Promise<void>,
): Promise<PresentCrowd['seen']> {
  // Separate jobs, since the ledger expects no other applications for its job.
  const jobId = (await postJob(owner)).id;
  const askedJobId = (await postJob(owner)).id;
  const asked = { url, owner, jobId: askedJobId, applicationId: (await apply({ url }, askedJobId)).id };
  await expectOnlyAway(asked);
  const visitors = { servers: () => [url], jobId, token: owner.token, applicants: 3 };
  const { ledger, seen } = await duringCrowd(visitors, async (crowd) => {
    await crowd.until(APPLICATIONS);
    await away(crowd, asked);
    await crowd.until(crowd.count() + APPLICATIONS);
  });
  process.stdout.write(`  ${describeSeen(seen)}\n`);
  await judge(ledger, { environment: site.environment, databaseUrl: site.ownerUrl, mails });
  expect(seen.improper).toEqual([]);
  return seen;
}

it('PostgreSQL is stopped, and started again', async () => {
  const { postponed } = await during(app, async (_crowd, asked) => {
    await cluster.stop();
    await Promise.all([delay(AWAY_MS), expectOnlyAway(asked, 'PostgreSQL')]);
    await cluster.restart();
  });
  expect(postponed).toBeGreaterThan(0);
});

it('the mail server is away for an hour', async () => {
  await during(app, async (crowd, asked) => {
    await mailLine.switchOff();
    try {
      await expectOnlyAway(asked);
      await crowd.until(crowd.count() + APPLICATIONS);
      await passAnHour();
    } finally {
      await mailLine.switchOn();
    }
  });
});

/** SQL for mails `m`, without those about removed applications, which wait, since a removal can be undone. */
const MAILS_TO_LEAVE = `FROM mails m LEFT JOIN applications a ON a.id = m.application_id WHERE a.removed_at IS NULL`;

/** Makes the waiting mails due for each of their next attempts, as if an hour passed. None is given up. */
async function passAnHour(): Promise<void> {
  const waiting = await app.query<{ id: string }>(`SELECT m.id ${MAILS_TO_LEAVE} AND m.status = 'queued'`);
  const ids = waiting.map(({ id }) => id);
  expect(ids).not.toEqual([]);
  for (let passed = 0; passed < HOUR_SECONDS;) {
    const [until] = await app.query<{ seconds: number }>(
      `SELECT extract(epoch FROM max(next_attempt_at) - now())::float AS seconds FROM mails WHERE id = ANY($1)`,
      [ids],
    );
    passed += Math.max(until?.seconds ?? 0, 0);
    await app.query(`UPDATE mails SET next_attempt_at = now(), last_error = NULL WHERE id = ANY($1)`, [ids]);
    // A mail has a next attempt again when its attempt has failed, and not while it is under way.
    await eventually(async () =>
      expect(
        await app.query(
          `SELECT m.id, m.status, m.last_error ${MAILS_TO_LEAVE} AND m.id = ANY($1) AND (m.last_error IS NULL OR m.status <> 'queued')`,
          [ids],
        ),
      ).toEqual([]),
    );
  }
}

/** A backend with the database of the others, whose clock is off. */
const startSkewed = (minutes: number, store: Overrides) => {
  if (!existsSync(FAKETIME)) throw new Error(`This needs ${FAKETIME}: apt-get install faketime`);
  return startServerProcess({
    ...store,
    DATABASE_URL: cluster.url,
    LD_PRELOAD: FAKETIME,
    FAKETIME: `${minutes > 0 ? '+' : ''}${minutes}m`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
};

const [, s3] = testStorages();
describe('the store', () => {
  let storeLine: SwitchableProxy;
  let stored: ApiApp;
  let overrides: Overrides;
  beforeAll(async () => {
    if (!s3)
      throw new Error(
        'This needs an S3 store: radosgw, ceph-mon and ceph-osd of Debian, or S3_TEST_ENDPOINT.',
      );
    overrides = await s3.prepare();
    storeLine = await createProxy(Number(new URL(overrides['S3_ENDPOINT'] ?? '').port));
    await storeLine.switchOn();
    stored = await startApi({
      ...overrides,
      S3_ENDPOINT: `http://127.0.0.1:${storeLine.port}`,
      DATABASE_URL: cluster.url,
      SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
    });
  });
  afterAll(async () => {
    await stored.close();
    await storeLine.switchOff();
  });

  it('is gone, and comes back', async () => {
    const { postponed, readsRefused } = await during(stored, async (_crowd, asked) => {
      await storeLine.switchOff();
      await Promise.all([delay(AWAY_MS), expectOnlyAway(asked, 'store')]);
      await storeLine.switchOn();
    });
    expect(postponed).toBeGreaterThan(0);
    expect([...readsRefused]).toEqual([]);
  });

  it('hangs, and goes on', async () => {
    const { postponed, readsRefused } = await during(stored, async (_crowd, asked) => {
      storeLine.slowDown(Infinity);
      await Promise.all([delay(AWAY_MS), expectOnlyAway(asked, 'store')]);
      storeLine.slowDown(0);
    });
    expect(postponed).toBeGreaterThan(0);
    expect([...readsRefused]).toEqual([]);
  });

  it('takes 5 seconds for each operation', async () => {
    const { postponed, readsRefused } = await during(stored, async (crowd, asked) => {
      const before = crowd.count();
      storeLine.slowDown(SLOW_MS);
      await expectOnlyAway(asked);
      await crowd.until(before + APPLICATIONS / 4);
      storeLine.slowDown(0);
    });
    // Applicants only have to wait; nothing fails.
    expect(postponed).toBe(0);
    expect([...readsRefused]).toEqual([]);
  });

  // S3 refuses signatures by such a clock: all of them, or those that are not early.
  it.each([20, -20])(
    'may be away for a backend whose clock is %i minutes off, and nothing else is',
    async (minutes) => {
      const jobId = (await postJob(owner)).id;
      const { id: applicationId } = await apply(stored, jobId);
      const server = await startSkewed(minutes, overrides);
      try {
        await expectOnlyAway({ url: server.url, owner, jobId, applicationId }, 'store', { isPart: true });
      } finally {
        await server.close();
      }
    },
  );
});

describe('a clock', () => {
  it.each([20, -20])(
    'of a backend is %i minutes off: sessions count, and applications are whole',
    async (minutes) => {
      const server = await startSkewed(minutes, { STORAGE_PATH: app.site.storagePath });
      try {
        const { headers } = await fetch(`${server.url}/api/jobs/`);
        const off = (Date.parse(headers.get('date') ?? '') - Date.now()) / 60_000;
        expect(Math.round(off)).toBe(minutes);
        await withToken(server, owner.token).get('/api/me').expect(200);
        await during({ ...server, site: app.site }, () => Promise.resolve());
      } finally {
        await server.close();
      }
    },
  );
});
