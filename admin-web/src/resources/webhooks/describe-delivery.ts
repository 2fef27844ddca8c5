import type { WebhookDelivery } from '@smash/contract/client';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';

const FAILURES: Partial<Record<string, string>> = {
  timeout: t('No answer within 15 seconds'),
  address_refused: t('The address is inside a private network'),
  not_decrypted: t('Not sent: its secret could not be decrypted'),
  ENOTFOUND: t('The name of the host is unknown'),
  ECONNREFUSED: t('The host took no connection'),
  ECONNRESET: t('The host broke the connection off'),
  CERT_HAS_EXPIRED: t('The certificate has expired'),
  DEPTH_ZERO_SELF_SIGNED_CERT: t('The certificate is signed by nobody we trust'),
};

/** The outcome of the latest attempt; undefined before the first one, and during an attempt. */
export function describeAnswer(delivery: WebhookDelivery): string | undefined {
  const { response_status: status, failure, duration_ms: duration } = delivery;
  if (duration === null) return undefined;
  const answer =
    failure === null
      ? t('Answer %{status}', { status: status ?? '' })
      : (FAILURES[failure] ?? t('No answer (%{failure})', { failure }));
  // An attempt that a stop of the server broke off has no duration.
  return duration === 0 ? answer : `${answer}, ${describeDuration(duration)}`;
}

const describeDuration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${milliseconds} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;

/** The number of attempts, and the next one. */
export function describeAttempts({ attempts, next_attempt_at: next, state }: WebhookDelivery): string {
  const tries = t('1 attempt |||| %{smart_count} attempts', { smart_count: attempts });
  if (state !== 'waiting') return tries;
  if (next === null) return t('Being sent, %{attempts}', { attempts: tries });
  return attempts === 0
    ? t('Not sent yet')
    : t('%{attempts}, next %{time}', { attempts: tries, time: formatDateTime(next) });
}

/** Whether the state will change soon: then the log is read again. */
export const isUnderWay = ({ state, next_attempt_at: next }: WebhookDelivery, now: number): boolean =>
  state === 'waiting' && (next === null || Date.parse(next) < now + 10_000);
