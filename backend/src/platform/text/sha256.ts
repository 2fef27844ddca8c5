import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
