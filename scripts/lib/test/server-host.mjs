/**
 * Runs the backends, the sites and the operators' commands of one test worker in one process, so that their modules are loaded once.
 * tests/support/servers/server-host.ts talks to it over HTTP. It ends with its standard input, which is when the run ends.
 */
import { Console } from 'node:console';
import { createServer } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { buffer, json, text } from 'node:stream/consumers';
import { AuditRetention } from '@smash/backend/dist/platform/audit/retention/audit-retention.service.js';
import { AuditSealsService } from '@smash/backend/dist/platform/audit/seals/audit-seals.service.js';
import { runCommand } from '@smash/backend/dist/cli/run-command.js';
import { ApplicationErasureService } from '@smash/backend/dist/modules/applications/erasure/application-erasure.service.js';
import { CvTextWorker } from '@smash/backend/dist/modules/applications/cv-search/cv-text-worker.service.js';
import { TalentPool } from '@smash/backend/dist/modules/applications/pool/talent-pool.service.js';
import { ENVIRONMENT } from '@smash/backend/dist/platform/config/environment.js';
import { createEncryptedStorage } from '@smash/backend/dist/platform/files/create-file-storage.js';
import { FilesService } from '@smash/backend/dist/platform/files/files.service.js';
import { FileStorage, STORAGE_TIMEOUTS } from '@smash/backend/dist/platform/files/storage/file-storage.js';
import { ImportRemoval } from '@smash/backend/dist/modules/imports/import-removal.service.js';
import { JobPictures } from '@smash/backend/dist/modules/job-drawings/index.js';
import { OpeningsService } from '@smash/backend/dist/modules/job-alerts/matching/openings.service.js';
import { JobAlertsService } from '@smash/backend/dist/modules/job-alerts/subscription/job-alerts.service.js';
import { JobAlertNoticesService } from '@smash/backend/dist/modules/job-alerts/notices/job-alert-notices.service.js';
import { JobClosings } from '@smash/backend/dist/modules/jobs/job-closings.service.js';
import { WebhookDeliveries } from '@smash/backend/dist/modules/webhooks/log/deliveries.service.js';
import { WebhookOutbox } from '@smash/backend/dist/modules/webhooks/outbox/webhook-outbox.service.js';
import { portOf } from '../ports.mjs';
import { PATIENCE, STORAGE_PATIENCE } from './patience.mjs';
import { startServer } from '@smash/backend/dist/server.js';

Object.assign(STORAGE_TIMEOUTS, STORAGE_PATIENCE);

/** Operations inside a backend that tests may call, where the API has no call for them. */
const operations = {
  eraseExpired: (app) => app.get(ApplicationErasureService).eraseExpired(),
  eraseOnRequest: (app, id) => app.get(ApplicationErasureService).eraseOnRequest(id),
  eraseRemoved: (app) => app.get(ApplicationErasureService).eraseRemoved(),
  noteClosings: (app) => app.get(JobClosings).updateClosedAt(),
  keepUpPictures: (app) => app.get(JobPictures).keepUp(),
  async removeOldImports(app) {
    await app.get(ImportRemoval).removeAbandoned();
    await app.get(ImportRemoval).removeExpired();
  },
  /** @param {string} now ISO 8601 */
  remindTalentPool: (app, now) => app.get(TalentPool).remind(new Date(now)),
  /** @param {string} now ISO 8601 */
  endTalentPool: (app, now) => app.get(TalentPool).endExpired(new Date(now)),
  /** @param {string} [now] ISO 8601 */
  async sendJobAlerts(app, now) {
    await app.get(OpeningsService).note();
    while (await app.get(JobAlertNoticesService).notifySome(now && new Date(now)));
  },
  /** @param {string} now ISO 8601 */
  remindJobAlerts: (app, now) => app.get(JobAlertNoticesService).remind(new Date(now)),
  /** @param {string} now ISO 8601 */
  endJobAlerts: (app, now) => app.get(JobAlertsService).removeExpired(new Date(now)),
  noteWebhookDeadlines: (app) => app.get(WebhookOutbox).writeDeadlines(),
  removeExpiredWebhooks: (app) => app.get(WebhookDeliveries).removeExpired(),
  sealAudit: (app) => app.get(AuditSealsService).sealAll(),
  pruneAudit: (app) => app.get(AuditRetention).prune(),
  async storedKeys(app) {
    /** @type {string[]} */
    const keys = [];
    for await (const key of app.get(FileStorage).list()) keys.push(key);
    return keys.sort();
  },
  /** @param {string} key */
  async storedBytes(app, key) {
    const stored = await createEncryptedStorage(app.get(ENVIRONMENT)).get(key);
    return (await buffer(stored)).toString('base64');
  },
  /** @param {number} count how many of the waiting CVs to read, the newest first */
  async readCvTexts(app, count) {
    const worker = app.get(CvTextWorker);
    for (let read = 0; read < count; read += 1) await worker.workOnce();
  },
  /** @param {string} [now] ISO 8601 */
  sweepFiles: (app, now) => app.get(FilesService).sweep(now && new Date(now)),
  /** Every route of the controllers, as `GET /api/jobs/:id`; the route for all methods is left out: the framework's "not found". */
  routes: (app) =>
    app
      .getHttpAdapter()
      .getInstance()
      .router.stack.flatMap(({ route }) =>
        Object.keys(route?.methods ?? {}).length === 1
          ? [`${Object.keys(route.methods)[0].toUpperCase()} ${route.path}`]
          : [],
      ),
};

/** Milliseconds; a test waits only for what it tests. @type {Partial<import('@smash/backend/dist/platform/config/timings.js').Timings>} */
const shortTimings = {
  mailPoll: 200,
  // CVs are read only when a test asks for it: each takes a process of its own.
  cvTextPoll: 86_400_000,
  // Which jobs have opened is noted when a test asks for it.
  jobAlertPoll: 86_400_000,
  leastJobAlert: 0,
  // Batches are worked on as they arrive. Webhook events are sent only in tests with SENDING_WEBHOOKS.
  mailBatchPoll: 86_400_000,
  webhookPoll: 86_400_000,
  reconciliationPoll: 200,
  paymentPause: 10,
  leastSignUp: 0,
  leastMemberMail: 0,
  leastPageLink: 0,
  ...PATIENCE,
  // In most tests, a database that is away does not come back.
  databaseAbsence: 0,
};

/** The backends that run. @type {Map<string, import('@smash/backend/dist/server.js').RunningServer>} */
const servers = new Map();

function serverAt(url) {
  const server = servers.get(url);
  if (!server) throw new Error(`no backend runs at ${url}`);
  return server;
}

const calls = {
  async start({ environment, timings }) {
    const server = await startServer(environment, { ...shortTimings, ...timings });
    servers.set(server.url, server);
    return { url: server.url, nextStep: server.nextStep };
  },
  announceStop({ url }) {
    const server = serverAt(url);
    /** @type {() => void} */
    let finish = () => undefined;
    const noticed = new Promise((resolve) => (finish = () => resolve(undefined)));
    const closed = server.close(noticed);
    const close = () => {
      finish();
      return closed;
    };
    servers.set(url, { ...server, close });
  },
  async stop({ url }) {
    const server = serverAt(url);
    servers.delete(url);
    await server.close();
  },
  operate: ({ url, operation, values }) => operations[operation](serverAt(url).app, ...values),
  async command({ args, environment, input }) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const [output, errors] = [text(stdout), text(stderr)];
    const terminal = { stdin: Readable.from([input]), console: new Console({ stdout, stderr }) };
    const code = await runCommand(args, environment, terminal);
    stdout.end();
    stderr.end();
    return { code, output: await output, errors: await errors };
  },
};

async function respond(request, response) {
  try {
    const result = await calls[request.url.slice(1)](await json(request));
    response.end(JSON.stringify(result ?? null));
  } catch (error) {
    response.writeHead(500).end(error.stack);
  }
}

process.stdin.resume().once('close', () => process.exit());
const control = createServer((request, response) => void respond(request, response));
// The client closes connections, never this server: a worker that stalled for seconds would send on a closed one.
control.keepAliveTimeout = 0;
control.listen(0, '127.0.0.1', () => console.log(portOf(control)));
