import { randomKey } from '@smash/contract';
import { safeSessionStorage } from '../../lib/safe-storage';

const KEPT = 'candidate-secret';
/** As many digits as it has. */
const LENGTH = 64;

/**
 * What the session of a link is opened with, kept before it is sent: where the answer is lost, the same link with the same
 * secret brings the same session. Nobody else can open a link that was used.
 */
export function secretFor(link: string): string {
  const kept = safeSessionStorage.read(KEPT) ?? '';
  if (kept.slice(LENGTH) === link) return kept.slice(0, LENGTH);
  const secret = (randomKey() + randomKey()).replace(/-/g, '');
  safeSessionStorage.write(KEPT, secret + link);
  return secret;
}

export const forgetSecret = () => safeSessionStorage.remove(KEPT);
