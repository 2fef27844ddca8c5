import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { testStorages } from '../../support/api/storages.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { createProxy, type SwitchableProxy } from '../../support/doubles/switchable-proxy.js';
import { startFuzz } from '../../support/samples/fuzz.js';
import { type Nginx, nginxVersion, startNginx } from '../../support/servers/nginx.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';
import { freePort } from '../../support/servers/servers.js';
import type { Overrides } from '../../support/servers/test-site.js';
import { startThrowawayCluster, type ThrowawayCluster } from '../../support/servers/throwaway-cluster.js';
import { describeSeen, duringCrowd } from './crowd.js';
import { judge } from './judgement.js';

/** docs/reliability.md has the figures of a run. */
const KILLS = Number(process.env['FAULTS_KILLS'] ?? 12);
const APPLICATIONS = Number(process.env['FAULTS_APPLICATIONS'] ?? 300);
const BACKENDS = 2;
const CV_BYTES = 2_000;
const APPLICANTS = 6;
const LONGEST_AWAY_MS = 2_000;

const storage = testStorages().at(-1);

let cluster: ThrowawayCluster;
let mails: TestMailServer;
/** Proxies between the backends and their parts, so that each part can be taken away. */
let mailLine: SwitchableProxy;
let storeLine: SwitchableProxy | undefined;
/** Only migrates and makes the accounts: visitors do not use it. */
let app: ApiApp;
let overrides: Overrides;
let backends: { port: number; server: ServerProcess }[];
/** Proxy in front of the backends, where nginx is installed. */
let nginx: Nginx | undefined;

const startFront = async (): Promise<Nginx | undefined> =>
  nginxVersion &&
  startNginx({
    backends: backends.map(({ port }) => `127.0.0.1:${port}`),
    environment: { RATE_LIMIT_FACTOR: '1000' },
  });

beforeAll(async () => {
  cluster = await startThrowawayCluster({ isDurable: true });
  mails = await startMailServer();
  mailLine = await createProxy(Number(new URL(mails.url).port));
  await mailLine.switchOn();
  const stored = (await storage?.prepare()) ?? {};
  if (stored['S3_ENDPOINT']) {
    storeLine = await createProxy(Number(new URL(stored['S3_ENDPOINT']).port));
    await storeLine.switchOn();
    stored['S3_ENDPOINT'] = `http://127.0.0.1:${storeLine.port}`;
  }
  overrides = { ...stored, DATABASE_URL: cluster.url };
  app = await startApi({ ...overrides, MIGRATE_ON_START: 'true' }, { mailPoll: 86_400_000 });
  overrides = {
    ...overrides,
    STORAGE_PATH: app.site.storagePath,
    SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
  };
  backends = await Promise.all(
    Array.from({ length: BACKENDS }, async () => {
      const port = await freePort();
      return { port, server: await startServerProcess(overrides, { port }) };
    }),
  );
  nginx = await startFront();
});
afterAll(async () => {
  await nginx?.close();
  await Promise.all(backends.map(({ server }) => server.close()));
  await app.close();
  await storeLine?.switchOff();
  await mailLine.switchOff();
  await mails.close();
  await cluster.remove();
});

it(`keeps what it acknowledged while ${KILLS} processes and parts are killed`, async () => {
  const owner = await registerAndLogIn(app);
  const jobId = (await postJob(owner)).id;
  const random = startFuzz();
  const away = () => delay(random(LONGEST_AWAY_MS));
  const kills: Record<string, () => Promise<void>> = {
    backend: async () => {
      const backend = backends[random(backends.length)];
      if (!backend) return;
      const { port, server } = backend;
      await server.kill();
      backend.server = await startServerProcess(overrides, { port });
      await server.close();
    },
    ...(nginx && {
      nginx: async () => {
        const killed = nginx;
        await killed?.kill();
        await away();
        nginx = await startFront();
        await killed?.close();
      },
    }),
    PostgreSQL: async () => {
      await cluster.kill();
      await away();
      await cluster.restart();
    },
    'mail server': async () => {
      await mailLine.switchOff();
      await away();
      await mailLine.switchOn();
    },
    ...(storeLine && {
      store: async () => {
        await storeLine?.switchOff();
        await away();
        await storeLine?.switchOn();
      },
    }),
  };
  const parts = Object.keys(kills);
  const killed = new Map(parts.map((part) => [part, 0]));
  const start = performance.now();
  const visitors = {
    servers: () => (nginx ? [nginx.url] : backends.map(({ server }) => server.url)),
    jobId,
    token: owner.token,
    applicants: APPLICANTS,
    cvBytes: CV_BYTES,
  };
  const { ledger, seen } = await duringCrowd(visitors, async ({ until }) => {
    for (let done = 0; done < KILLS; done += 1) {
      const part = parts[done % parts.length] ?? 'backend';
      await kills[part]?.();
      killed.set(part, (killed.get(part) ?? 0) + 1);
      await until((APPLICATIONS * (done + 1)) / KILLS);
    }
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const counted = [...killed].map(([part, count]) => `${part} ${count}`).join(', ');
  process.stdout.write(`  ${KILLS} kills (${counted}) in ${seconds} s; ${describeSeen(seen)}\n`);
  await judge(ledger, {
    environment: { ...app.site.environment, ...overrides },
    databaseUrl: cluster.url,
    mails,
  });
  expect(seen.improper).toEqual([]);
});
