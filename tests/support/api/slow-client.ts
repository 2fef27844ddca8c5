import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Text that a client had received when it was cut off. */
type Received = Promise<string>;

/**
 * Sends the beginning of a request at once and then one byte at a time, until the server cuts it off.
 * @param pause milliseconds between two bytes
 */
export async function sendSlowly(url: string, beginning: string, byte: string, pause: number): Received {
  const { socket, ended } = open(url);
  socket.write(beginning);
  const stopped = new AbortController();
  void ended.then(() => stopped.abort());
  while (!stopped.signal.aborted) {
    socket.write(byte);
    await delay(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
  }
  return ended;
}

/** Sends a request and then reads nothing, until the server cuts it off. */
export async function requestWithoutReading(url: string, request: string): Received {
  const { socket, ended } = open(url);
  socket.pause();
  socket.write(request);
  // A paused socket notices a reset only when it writes.
  const probe = setInterval(() => socket.write(''), 200);
  return ended.finally(() => clearInterval(probe));
}

/** Connects and sends nothing, until the server cuts it off. */
export const openIdleConnection = (url: string): Received => open(url).ended;

function open(url: string): { socket: Socket; ended: Received } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  socket.on('error', () => undefined); // a reset is what it waits for
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  return { socket, ended };
}
