import { setTimeout as delay } from 'node:timers/promises';
import { newApplication } from '../../ledger/application.mjs';
import { type Act, type Answer, isAcknowledged, type Ledger, openLedger } from '../../ledger/ledger.mjs';

const RETRY_MS = 250;
const READ_MS = 20;
/** One in so many acknowledged applications is removed again; the others are reviewed. */
const REMOVED_OF = 10;

interface Crowd {
  /** Addresses of the backends that run at the moment. */
  servers: () => readonly string[];
  jobId: number;
  /** Token of a session that may review and remove. */
  token: string;
  applicants: number;
  cvBytes?: number;
}

/** What visitors experienced. */
interface Seen {
  reads: number;
  /** Reads of jobs that were not answered 200, counted by their outcome. */
  readsRefused: Map<string, number>;
  /** Forms that were answered 503, in words for people and with a time to try again. */
  postponed: number;
  /** Connections that broke, as under a backend that is killed. */
  broken: number;
  /** All other failures: there should be none. */
  improper: string[];
}

/** A crowd that is at work. */
export interface PresentCrowd {
  seen: Seen;
  /** Number of applications acknowledged so far. */
  count: () => number;
  /** Waits until so many applications are acknowledged. */
  until: (count: number) => Promise<void>;
}

/**
 * Lets applicants apply and a reviewer decide, each retrying until success, while somebody reads jobs and `happens` runs. Then
 * waits for requests that are under way. The ledger records all requests and answers.
 */
export async function duringCrowd(
  options: Crowd,
  happens: (crowd: PresentCrowd) => Promise<void>,
): Promise<{ ledger: Ledger; seen: Seen }> {
  const { leave, giveUp, ...crowd } = await letCrowdIn(options);
  try {
    await happens(crowd);
  } catch (error) {
    await giveUp();
    throw error;
  }
  await leave();
  return crowd;
}

async function letCrowdIn({ servers, jobId, token, applicants, cvBytes = 20_000 }: Crowd) {
  const ledger = await openLedger();
  const seen: Seen = { reads: 0, readsRefused: new Map(), postponed: 0, broken: 0, improper: [] };
  let turn = 0;
  let isOver = false;
  let isGivenUp = false;
  let taken = 0;
  /** Ids of acknowledged applications that are not reviewed yet. */
  const acknowledged: string[] = [];

  const next = () => {
    const all = servers();
    turn += 1;
    return all[turn % all.length] ?? '';
  };

  function note({ status, retryAfter, body, failed }: Answer): void {
    if (isGivenUp) throw new Error('given up');
    if (failed) seen.broken += 1;
    else if (status === 503 && retryAfter && body?.includes('"code":"unavailable"')) seen.postponed += 1;
    else seen.improper.push(`${status} ${body?.slice(0, 200)}`);
  }
  const insist = (act: Act, path: string, init: () => RequestInit) =>
    ledger.insist(act, () => fetch(`${next()}/api${path}`, init()), {
      tries: Infinity,
      pauseMs: RETRY_MS,
      growth: 1,
      onFailure: note,
    });

  async function apply(): Promise<void> {
    while (!isOver) {
      const { sent, key, form } = newApplication({ jobId, cvBytes });
      const act = await ledger.begin('application', sent);
      const headers = { 'Idempotency-Key': key };
      const { body = '{}' } = await insist(act, `/jobs/${jobId}/apply`, () => ({
        method: 'POST',
        headers,
        body: form(),
      }));
      if (!isAcknowledged(act)) continue;
      taken += 1;
      acknowledged.push((JSON.parse(body) as { id: string }).id);
    }
  }

  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  async function review(): Promise<void> {
    for (let count = 1; !isOver || acknowledged.length > 0;) {
      const applicationId = acknowledged.shift();
      if (applicationId === undefined) {
        await delay(READ_MS);
        continue;
      }
      const path = `/applications/${applicationId}`;
      if (count % REMOVED_OF === 0) {
        const act = await ledger.begin('removal', { applicationId });
        await insist(act, path, () => ({ method: 'DELETE', headers }));
      } else {
        const status = 'reviewed';
        const act = await ledger.begin('status', { applicationId, status });
        await insist(act, `${path}/status`, () => ({
          method: 'PUT',
          headers,
          body: JSON.stringify({ status }),
        }));
      }
      count += 1;
    }
  }

  async function read(): Promise<void> {
    for (; !isOver; await delay(READ_MS)) {
      seen.reads += 1;
      const how = await fetch(`${next()}/api/jobs/`).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok ? undefined : String(response.status);
        },
        () => 'broken',
      );
      if (how) seen.readsRefused.set(how, (seen.readsRefused.get(how) ?? 0) + 1);
    }
  }

  const work = [...Array.from({ length: applicants }, apply), review(), read()];
  return {
    ledger,
    seen,
    count: () => taken,
    until: async (count: number) => {
      while (taken < count) await delay(READ_MS);
    },
    leave: async () => {
      isOver = true;
      await Promise.all(work);
      await ledger.close();
    },
    giveUp: async () => {
      isOver = isGivenUp = true;
      await Promise.allSettled(work);
      await ledger.close();
    },
  };
}

/** What visitors experienced, in one line. */
export function describeSeen({ reads, readsRefused, postponed, broken }: Seen): string {
  const refused = [...readsRefused].map(([how, count]) => `${count} × ${how}`).join(', ') || 'none refused';
  return `jobs read ${reads} times (${refused}); forms and changes: ${postponed} × 503 with Retry-After, ${broken} connections broken`;
}
