import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Lowest port that `freePort` gives away. */
const FIRST = 20_000;
/** There have to be at least so many ports between `FIRST` and the system's own range. */
const FEWEST = 2_000;
const USUAL_FIRST_OF_SYSTEM = 32_768;
/** Reached only on a system where nothing may listen. */
const TRIES = 1_000;

/**
 * The system's error code when nothing can listen on a port ('EADDRINUSE', 'EACCES', ...), or '' when it is free.
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

/** Lowest port that `listen(0)` gives, where the system tells; the usual one elsewhere. */
function firstOfSystem() {
  try {
    const [first] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/).map(Number);
    return first > FIRST + FEWEST ? first : USUAL_FIRST_OF_SYSTEM;
  } catch {
    return USUAL_FIRST_OF_SYSTEM;
  }
}

/**
 * Reserves a port for this process until it ends; false when another process has it. Only on Linux, whose abstract sockets
 * are no files and vanish with their process; elsewhere always true.
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
 * A free port of the loopback address: the preferred one if it is free. Any other stays free until it is used: it is outside
 * the range that the system gives away, and no other call gets it, in any process.
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
