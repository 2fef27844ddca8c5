import { createHash } from 'node:crypto';

/** Hexadecimal. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
