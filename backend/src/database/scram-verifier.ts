import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** PostgreSQL's own default (`scram_iterations`). */
const ITERATIONS = 4096;

/**
 * The verifier that PostgreSQL stores for a password (RFC 5803). It accepts this in place of the password, which then
 * appears in no statement, and so in no log and no list of statements.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, 32, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(sign('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${sign('Server Key').toString('base64')}`;
}
