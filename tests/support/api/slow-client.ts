import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What a client had received when it was cut off. */
type Received = Promise<string>;

/**
 * A client that is slow on purpose: it sends the beginning at once and then one byte at a time, until it is cut off.
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

/** A client that asks and then reads nothing, until it is cut off. */
export async function requestWithoutReading(url: string, request: string): Received {
  const { socket, ended } = open(url);
  socket.pause();
  socket.write(request);
  // A paused socket hears of a reset when it writes.
  const probe = setInterval(() => socket.write(''), 200);
  return ended.finally(() => clearInterval(probe));
}

/** A client that connects and says nothing, until it is cut off. */
export const openIdleConnection = (url: string): Received => open(url).ended;

function open(url: string): { socket: Socket; ended: Received } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  socket.on('error', () => undefined); // being reset is what it waits for
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  return { socket, ended };
}
