import { z } from 'zod';

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const secret = z.string().min(32, 'must be a random secret of at least 32 characters');
/** Several secrets, comma separated. */
export const secrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(secret));
export const webAddress = z.url({ protocol: /^https$/ });
export const anyWebAddress = z.url({ protocol: /^https?$/ });
/** An address with a user and a password. A # in one of these would begin a fragment, and another host be asked. */
export const addressOf = (protocol: RegExp) =>
  z
    .url({ protocol })
    .refine(
      (value) => !URL.canParse(value) || !new URL(value).hash.includes('@'),
      'has a # before its @: in a user or a password it is written %23',
    );
const hostAddress = (example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:\/\/[^/?#@]+\/?$/.test(value),
      `must be scheme, host and port alone, such as ${example}`,
    );
/** Scheme, host and port of a site, where every path is put behind it; nginx/entrypoint/15-smash.envsh has the same rule. */
export const siteAddress = hostAddress('https://careers.example.com');
/** Scheme, host and port of an S3 server, whose client knows no path before that of the bucket. */
export const serverAddress = hostAddress('https://s3.example.com');
/** A whole number within bounds. */
export const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
export const port = whole(0, 65_535);
export const optionalText = z
  .string()
  .optional()
  .transform((value) => value || undefined);

/** A field that `read` parses; the message of its error becomes the issue. */
export const readBy = <Value>(read: (text: string) => Value) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
