import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the time of a timestamped signature may be from ours, in seconds. */
const TOLERANCE_SECONDS = 300;
const LONGEST_HEADER = 2_000;
const PLAIN = /^[0-9a-f]{128}$/i;
const TIMESTAMPED = /^t=(\d{1,12})((?:,v1=[\w-]{1,64}:[0-9a-f]{128}){1,5})$/i;

/**
 * Whether the provider signed exactly these bytes with our secret key: HMAC-SHA-512 over the body as hex, or the newer
 * form `t=SECONDS,v1=KEY_ID:HEX` over `SECONDS.body`, good for five minutes. Takes the same time whichever part
 * differs.
 */
export function isSignedByProvider(
  rawBody: Buffer,
  header: string | undefined,
  { secret, now }: { secret: string; now: Date },
): boolean {
  if (header === undefined || header.length > LONGEST_HEADER) return false;
  if (PLAIN.test(header)) return isEqual(header, digestOf(rawBody, secret));
  const [, seconds, signatures] = TIMESTAMPED.exec(header) ?? [];
  if (seconds === undefined || signatures === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = digestOf(Buffer.concat([Buffer.from(`${seconds}.`), rawBody]), secret);
  // While the provider rotates its key, the header has several signatures; one with our key is enough.
  return signatures
    .split(',v1=')
    .filter(Boolean)
    .map((signature) => isEqual(signature.slice(signature.indexOf(':') + 1), expected))
    .includes(true);
}

function digestOf(content: Buffer, secret: string): Buffer {
  return createHmac('sha512', secret).update(content).digest();
}

function isEqual(hex: string, expected: Buffer): boolean {
  const given = Buffer.from(hex, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
