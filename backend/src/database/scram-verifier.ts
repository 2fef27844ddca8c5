import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** Rounds of PostgreSQL itself (`scram_iterations`). */
const ITERATIONS = 4096;

/**
 * What PostgreSQL keeps of a password (RFC 5803). It takes this in place of the password, which then stands in no
 * statement, and so in no log and no list of statements.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, 32, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(sign('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${sign('Server Key').toString('base64')}`;
}
