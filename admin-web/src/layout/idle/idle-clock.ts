import { MINUTE_MS } from '@smash/contract';
/** How long before the end the portal warns. */
const WARNING_MS = MINUTE_MS;

export type IdleState = 'in-use' | 'warned' | 'over';

/** State of a session that ends after so many minutes without use. */
export function idleState(idleMinutes: number, lastActivity: number, now: number): IdleState {
  if (idleMinutes === 0) return 'in-use';
  const left = lastActivity + idleMinutes * MINUTE_MS - now;
  if (left <= 0) return 'over';
  return left <= WARNING_MS ? 'warned' : 'in-use';
}

/** Milliseconds until the next look; never long, since timers stand still while a machine sleeps. */
export function nextLook(idleMinutes: number, lastActivity: number, now: number): number {
  const left = lastActivity + idleMinutes * MINUTE_MS - now;
  return Math.max(250, Math.min(left > WARNING_MS ? left - WARNING_MS : 1_000, 15_000));
}
