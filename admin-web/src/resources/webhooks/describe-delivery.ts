import { formatDateTime } from '@smash/contract';
import type { WebhookDelivery } from '@smash/contract/client';

const FAILURES: Partial<Record<string, string>> = {
  timeout: 'No answer within 15 seconds',
  address_refused: 'The address is inside a private network',
  ENOTFOUND: 'The name of the host is unknown',
  ECONNREFUSED: 'The host took no connection',
  ECONNRESET: 'The host broke the connection off',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by nobody we trust',
};

/** What the latest attempt met; undefined before there was one, and during it. */
export function describeAnswer(delivery: WebhookDelivery): string | undefined {
  const { response_status: status, failure, duration_ms: duration } = delivery;
  if (duration === null) return undefined;
  const answer = failure === null ? `Answer ${status}` : (FAILURES[failure] ?? `No answer (${failure})`);
  return `${answer}, ${describeDuration(duration)}`;
}

const describeDuration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${milliseconds} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;

/** How often it was tried, and what comes next. */
export function describeAttempts({ attempts, next_attempt_at: next, state }: WebhookDelivery): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (state !== 'waiting') return tries;
  if (next === null) return `Being sent, ${tries}`;
  return attempts === 0 ? 'Not sent yet' : `${tries}, next ${formatDateTime(next)}`;
}

/** Whether there is soon more to tell: then the log is read again. */
export const isUnderWay = ({ state, next_attempt_at: next }: WebhookDelivery, now: number): boolean =>
  state === 'waiting' && (next === null || Date.parse(next) < now + 10_000);
