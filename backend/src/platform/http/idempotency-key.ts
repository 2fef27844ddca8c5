import { HttpStatus } from '@nestjs/common';
import { ApiException, ValidationException } from '../errors/api-exception.js';
import { sha256 } from '../text/sha256.js';

/** The header in the API description. */
export const IDEMPOTENCY_KEY_HEADER = {
  name: 'Idempotency-Key',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
} as const;

/**
 * The SHA-256 of the header, which is stored in its place, since the header may contain anything.
 * @throws ValidationException when it is missing or not 8 to 200 visible ASCII characters
 */
export function readIdempotencyKey(key: string | undefined): string {
  if (key !== undefined && /^[\x21-\x7e]{8,200}$/.test(key)) return sha256(key);
  throw ValidationException.at(['header', 'Idempotency-Key'], 'Please use 8 to 200 visible characters');
}

/**
 * The SHA-256 of an optional header together with the id of the account, because two accounts may choose the same key.
 * @returns null when the client sent none
 * @throws ValidationException when it is not 8 to 200 visible ASCII characters
 */
export const ownIdempotencyKey = (accountId: string, key: string | undefined): string | null =>
  key === undefined ? null : sha256(`${accountId}:${readIdempotencyKey(key)}`);

/**
 * Returns what was made with a key, if that request had the same content.
 * @param reused error message for other content
 * @throws IdempotencyKeyReusedException
 */
export function sameOnly<Made extends { digest: string }>(
  made: Made | null,
  digest: string,
  reused: string,
): Made | null {
  if (made && made.digest !== digest) throw new IdempotencyKeyReusedException(reused);
  return made;
}

/** For each key, the newest request under way. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Makes something once for each key. The second of two requests with the same key waits for the first and gets its
 * result. Two backends do not wait for each other: both call `make`, and both get what was written first.
 * @param key as it is stored; null when the client sent none: then `find` is not called
 * @param find finds what was made with the key
 * @param make must write nothing, with or without an error, when something was made with the key before
 */
export async function makeOnce<Made>(
  key: string | null,
  find: () => Promise<Made | null>,
  make: () => Promise<Made>,
): Promise<Made> {
  if (key === null) return make();
  const before = underWay.get(key) ?? Promise.resolve();
  // Whether or not the earlier request failed.
  const attempt = before.catch(() => undefined).then(() => findOrMake(find, make));
  underWay.set(key, attempt);
  try {
    return await attempt;
  } finally {
    if (underWay.get(key) === attempt) underWay.delete(key);
  }
}

async function findOrMake<Made>(find: () => Promise<Made | null>, make: () => Promise<Made>): Promise<Made> {
  const earlier = await find();
  if (earlier) return earlier;
  try {
    const made = await make();
    return (await find()) ?? made;
  } catch (error) {
    const first = await find();
    if (first) return first;
    throw error;
  }
}

/** The key was used for something else, so the client needs a new one. */
export class IdempotencyKeyReusedException extends ApiException {
  /** @param detail says what the key was used for, and how to go on */
  constructor(detail: string) {
    super(HttpStatus.UNPROCESSABLE_ENTITY, 'idempotency_key_reused', detail);
  }
}
