import { createServer } from 'node:net';

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

/**
 * A port of the loopback address that is free now: the preferred one if it is.
 * @param {number} [preferred]
 * @returns {Promise<number>}
 */
export async function freePort(preferred) {
  if (preferred && (await portProblem(preferred, '127.0.0.1')) === '') return preferred;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}
