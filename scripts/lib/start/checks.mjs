import { ExpectedError } from '../errors.mjs';
import { portProblem } from '../ports.mjs';

const reasons = {
  EADDRINUSE: 'is in use by another program',
  EACCES: 'needs more rights than this user has',
  EADDRNOTAVAIL: 'does not belong to this machine',
};

/**
 * Fails, with advice, when nothing can listen on a port of an address.
 * @param {number} port
 * @param {string} host
 */
export async function requireFreePort(port, host) {
  const code = await portProblem(port, host);
  if (code === '') return;
  const subject = code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' ? `The address ${host}` : `Port ${port}`;
  const advice = subject.startsWith('Port')
    ? `stop that program, or choose another port: npm start -- --port ${port < 65_000 ? port + 1 : 8080}.`
    : 'choose another one: npm start -- --host 127.0.0.1.';
  throw new ExpectedError(`${subject} ${reasons[code] ?? `cannot be used (${code})`}: ${advice}`);
}
