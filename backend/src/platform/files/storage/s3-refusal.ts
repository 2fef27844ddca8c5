import { errorCode } from './storage-errors.js';

/** The longest message of a server that is repeated, in characters. */
const LONGEST = 200;

/** What a server says of an error: on an Error, or on a plain object as the client reads it from a response with 200. */
interface Said {
  Code?: unknown;
  message?: unknown;
  Message?: unknown;
  amzBucketRegion?: unknown;
}

/** The server's code for a failed call, such as NoSuchKey; Node's for a connection that failed. */
export function s3Code(cause: unknown): string | undefined {
  const { Code } = Object(cause) as Said;
  return errorCode(cause) ?? (typeof Code === 'string' ? Code : undefined);
}

/** Status, code and message of a failed call in one line, and the region of the bucket if the server names it. */
export function s3Refusal(cause: unknown, status: number | undefined): string {
  const { message, Message, amzBucketRegion } = Object(cause) as Said;
  const text = message || Message;
  return [
    status ?? 'no response',
    s3Code(cause),
    typeof text === 'string' ? text.slice(0, LONGEST) : undefined,
    typeof amzBucketRegion === 'string' ? `(the bucket is in ${amzBucketRegion})` : undefined,
  ]
    .filter(Boolean)
    .join(' ');
}
