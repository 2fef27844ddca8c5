import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** The specification allows 24 to 64. */
const SECRET_BYTES = 32;

/** A secret as receivers get it (https://www.standardwebhooks.com). */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The `webhook-signature` header: one signature for each secret, so that the receiver may know either. */
export function signatureHeader({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(PREFIX, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return signatures.join(' ');
}
