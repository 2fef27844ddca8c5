import { DAY_MS } from '@smash/contract';

const DAYS_VALID = 180;

/** Tells people who find a security fault where to report it (RFC 9116). `publicUrl` has no slash at its end. */
export function securityText(publicUrl: string, contact: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  const expires = new Date((today + DAYS_VALID) * DAY_MS).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
