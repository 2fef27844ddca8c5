import type { Timings } from '../../../backend/src/platform/config/timings.js';
import type { Ended } from '../programs.js';
import { provide } from './services.js';

/** Numbers of the workers of Jest and of Playwright, which run at the same time. */
const { JEST_WORKER_ID, TEST_PARALLEL_INDEX = '0' } = process.env;
const HOST = JEST_WORKER_ID ? `host-${JEST_WORKER_ID}` : `site-host-${TEST_PARALLEL_INDEX}`;

/** Calls the process that runs the backends of this worker (scripts/lib/test/server-host.mjs). */
async function ask<Result>(
  call: 'start' | 'announceStop' | 'stop' | 'operate' | 'command',
  body: unknown,
): Promise<Result> {
  const { url } = await provide<{ url: string }>(HOST);
  const response = await fetch(`${url}/${call}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Result;
}

/** Operations inside a backend; most are background work, done at once. */
export interface Inside {
  eraseExpired(): Promise<void>;
  eraseOnRequest(applicationId: string): Promise<void>;
  eraseRemoved(): Promise<void>;
  noteClosings(): Promise<void>;
  keepUpPictures(): Promise<void>;
  removeOldImports(): Promise<void>;
  remindTalentPool(now: string): Promise<void>;
  endTalentPool(now: string): Promise<void>;
  /** Notes which jobs have opened and closed, and makes the mails of all alerts that are due. @param now ISO 8601 */
  sendJobAlerts(now?: string): Promise<void>;
  remindJobAlerts(now: string): Promise<void>;
  endJobAlerts(now: string): Promise<void>;
  /** Tells webhooks of jobs whose deadline has passed. */
  noteWebhookDeadlines(): Promise<void>;
  /** Removes old deliveries of webhooks and ends former secrets. */
  removeExpiredWebhooks(): Promise<void>;
  /** Seals the audit log, as each round of maintenance does. */
  sealAudit(): Promise<void>;
  /** Removes old entries of the audit log, as each round of maintenance does. */
  pruneAudit(): Promise<void>;
  /** The keys of all files in its storage. */
  storedKeys(): Promise<string[]>;
  /** The bytes of a file as its storage has them, in base64. */
  storedBytes(key: string): Promise<string>;
  /** Reads the texts of so many CVs that wait, the newest first. */
  readCvTexts(count: number): Promise<void>;
  /** @param now ISO 8601, instead of the present time */
  sweepFiles(now?: string): Promise<void>;
  /** Every route that controllers registered, as `GET /api/jobs/:id`. */
  routes(): Promise<string[]>;
}

export interface HostedServer {
  /** Where it listens, such as http://127.0.0.1:34567. */
  url: string;
  /** Advice to the operator, until the portal has an owner. */
  nextStep?: string;
  inside: Inside;
  /** Begins to stop it as SIGTERM would, and keeps it in the phase in which proxies can notice. */
  announceStop(): Promise<void>;
  /** Stops it as SIGTERM would. */
  close(): Promise<void>;
}

/**
 * Starts a backend.
 * @param timings changes to the timings of tests
 * @throws with the message of a backend that refuses to start
 */
export async function startHostedServer(
  environment: NodeJS.ProcessEnv,
  timings: Partial<Timings> = {},
): Promise<HostedServer> {
  const started = await ask<Pick<HostedServer, 'url' | 'nextStep'>>('start', { environment, timings });
  const { url } = started;
  const operate =
    <Result>(operation: keyof Inside) =>
    (...values: unknown[]) =>
      ask<Result>('operate', { url, operation, values });
  return {
    ...started,
    inside: {
      eraseExpired: operate('eraseExpired'),
      eraseOnRequest: operate('eraseOnRequest'),
      eraseRemoved: operate('eraseRemoved'),
      noteClosings: operate('noteClosings'),
      keepUpPictures: operate('keepUpPictures'),
      removeOldImports: operate('removeOldImports'),
      remindTalentPool: operate('remindTalentPool'),
      endTalentPool: operate('endTalentPool'),
      sendJobAlerts: operate('sendJobAlerts'),
      remindJobAlerts: operate('remindJobAlerts'),
      endJobAlerts: operate('endJobAlerts'),
      noteWebhookDeadlines: operate('noteWebhookDeadlines'),
      removeExpiredWebhooks: operate('removeExpiredWebhooks'),
      sealAudit: operate('sealAudit'),
      pruneAudit: operate('pruneAudit'),
      storedKeys: operate('storedKeys'),
      storedBytes: operate('storedBytes'),
      readCvTexts: operate('readCvTexts'),
      sweepFiles: operate('sweepFiles'),
      routes: operate('routes'),
    },
    announceStop: () => ask('announceStop', { url }),
    close: () => ask('stop', { url }),
  };
}

/** Runs a command for operators as `node backend/dist/cli.js` does, without starting a process for it. */
export const runHostedCommand = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  input = '',
): Promise<Ended> => ask('command', { args, environment, input });
