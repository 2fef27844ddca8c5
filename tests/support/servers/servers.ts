import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Of waiting for what comes by itself. Only against what never comes: build servers may be slow, or stand still. */
export const PATIENCE_MS = 180_000;
const POLL_MS = 100;

/** A port that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Whether this request is served, whatever the status of the answer is. */
export const isServed = (url: string, init?: RequestInit): Promise<boolean> =>
  fetch(url, { redirect: 'manual', ...init }).then(
    () => true,
    () => false,
  );

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Waits for a server to get ready; false when it has ended instead, or patience has. */
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
