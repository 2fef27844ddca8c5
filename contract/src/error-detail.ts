import { MESSAGES } from './messages.js';
import { isRecord } from './record.js';

/** One field that a rule refused (docs/requirements/api.md#a-14). `loc` names where it is, such as `["body", "email"]`. */
export interface ValidationIssue {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/**
 * What a person reads for the `detail` of a failed submission (docs/requirements/careers.md#c-28): a string as it is, a
 * list as its messages joined with commas, an object by its message. What cannot be read as words is 'An error occurred'.
 * @param withoutDetail the text for a body without a `detail`
 */
export function describeSubmitFailure(body: unknown, withoutDetail: string = MESSAGES.submitFailed): string {
  const isGiven = isRecord(body) && body.detail !== undefined && body.detail !== null && body.detail !== '';
  if (!isGiven) return withoutDetail;
  const message = messageOf(body.detail);
  return typeof message === 'string' && message.trim() !== '' ? message : MESSAGES.unknownError;
}

function messageOf(detail: unknown): unknown {
  if (typeof detail === 'string') return detail;
  if (Array.isArray(detail)) return detail.map(describeItem).join(', ');
  if (isRecord(detail) && 'message' in detail) return detail.message;
  return MESSAGES.submitInvalid;
}

/** The messages of a validation error by field name; empty for any other body. */
export function fieldMessages(body: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  if (!isRecord(body) || !Array.isArray(body.detail)) return messages;
  for (const item of body.detail) {
    if (!isRecord(item) || !Array.isArray(item.loc) || typeof item.msg !== 'string') continue;
    const field: unknown = item.loc[1];
    if (typeof field === 'string') messages[field] ??= item.msg;
  }
  return messages;
}

function describeItem(item: unknown): string {
  return isRecord(item) && typeof item.msg === 'string' && item.msg !== ''
    ? item.msg
    : MESSAGES.validationError;
}
