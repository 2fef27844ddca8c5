import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Where the ports that are given away begin. */
const FIRST = 20_000;
/** Below the system's own there have to be so many. */
const FEWEST = 2_000;
const USUAL_FIRST_OF_SYSTEM = 32_768;
/** Only against a system on which nothing may listen. */
const TRIES = 1_000;

/**
 * Why nothing can listen there, as the system's error code ('EADDRINUSE', 'EACCES', ...), or '' when it can.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string>}
 */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'UNKNOWN'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve('')));
  });
}

/**
 * The port that a server listens on.
 * @param {import('node:net').Server} server
 */
export function portOf(server) {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

/** The port that `listen(0)` gives first, where the system says so; the usual one elsewhere. */
function firstOfSystem() {
  try {
    const [first] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/).map(Number);
    return first > FIRST + FEWEST ? first : USUAL_FIRST_OF_SYSTEM;
  } catch {
    return USUAL_FIRST_OF_SYSTEM;
  }
}

/**
 * Whether this process alone may give a port away, until it ends. Only Linux has names of sockets that are no files and go
 * with their process.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function reserve(port) {
  if (process.platform !== 'linux') return Promise.resolve(true);
  return new Promise((resolve) => {
    const mark = createServer().unref();
    mark.once('error', () => resolve(false));
    mark.listen({ path: `\0smash-port-${port}` }, () => resolve(true));
  });
}

/**
 * A port of the loopback address that is free now: the preferred one if it is. Any other stays free until it is used: it is
 * none that the system gives to whoever asks for any, and no other call gets it, in whichever process.
 * @param {number} [preferred]
 * @returns {Promise<number>}
 */
export async function freePort(preferred) {
  if (preferred && (await portProblem(preferred, '127.0.0.1')) === '') return preferred;
  const end = firstOfSystem();
  let problem = '';
  for (let left = TRIES; left > 0; left -= 1) {
    const port = randomInt(FIRST, end);
    if (!(await reserve(port))) continue;
    problem = await portProblem(port, '127.0.0.1');
    if (problem === '') return port;
  }
  throw new Error(`No free port was found from ${FIRST} to ${end - 1} (${problem})`);
}
