import { randomKey } from '@smash/contract';
import { safeSessionStorage } from '../../lib/safe-storage';

const KEPT = 'candidate-secret';
/** Length of the secret, in hexadecimal digits. */
const LENGTH = 64;

/**
 * The secret that opens the session of a link. It is kept before it is sent: if the answer is lost, the same link with
 * the same secret brings the same session. Nobody else can open a used link.
 */
export function secretFor(link: string): string {
  const kept = safeSessionStorage.read(KEPT) ?? '';
  if (kept.slice(LENGTH) === link) return kept.slice(0, LENGTH);
  const secret = (randomKey() + randomKey()).replace(/-/g, '');
  safeSessionStorage.write(KEPT, secret + link);
  return secret;
}

export const forgetSecret = () => safeSessionStorage.remove(KEPT);
