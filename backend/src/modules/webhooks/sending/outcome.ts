import type { WebhookResponse } from './send-webhook.js';

/** How an attempt ended. */
export interface Outcome {
  isDelivered: boolean;
  /** The receiver wants no more events (410 Gone). */
  isGone: boolean;
  milliseconds: number;
  status: number | null;
  /** The beginning of the response's body. */
  answer: string | null;
  /** Code of why there was no response. */
  failure: string | null;
}

const GONE = 410;

export const answered = ({ status, text }: WebhookResponse, milliseconds: number): Outcome => ({
  isDelivered: status >= 200 && status < 300,
  isGone: status === GONE,
  milliseconds,
  status,
  answer: text,
  failure: null,
});

/** @param isLate whether the time limit ended it */
export const unanswered = (error: unknown, milliseconds: number, isLate: boolean): Outcome => ({
  isDelivered: false,
  isGone: false,
  milliseconds,
  status: null,
  answer: null,
  failure: isLate ? 'timeout' : failureOf(error),
});

/** The code of an error, such as ECONNREFUSED; not its message, which may contain anything. */
function failureOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'unknown';
}
