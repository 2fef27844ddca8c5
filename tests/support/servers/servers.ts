import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

export { freePort } from '../../../scripts/lib/ports.mjs';

/** Longest wait for something that happens by itself. Long, since build servers may be slow or stall: only what never comes fails. */
export const PATIENCE_MS = 180_000;
const POLL_MS = 100;

/** Whether this request is served, whatever the status of the response is. */
export const isServed = (url: string, init?: RequestInit): Promise<boolean> =>
  fetch(url, { redirect: 'manual', ...init }).then(
    () => true,
    () => false,
  );

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Waits until a server is ready; false when it has ended, or PATIENCE_MS have passed. */
export async function becomesReady(server: ChildProcess, isReady: () => Promise<boolean>): Promise<boolean> {
  for (const start = performance.now(); !(await isReady()); await delay(POLL_MS)) {
    if (hasEnded(server) || performance.now() - start > PATIENCE_MS) return false;
  }
  return true;
}

/** Stops a server unless it has ended already, and waits for its end. */
export async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server)) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
