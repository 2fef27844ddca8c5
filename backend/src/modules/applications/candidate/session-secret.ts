import { ValidationException } from '../../../platform/errors/api-exception.js';

const NAME = 'Session-Secret';
/** As much randomness as in a token that is made here. */
const SECRET = /^[0-9a-f]{64}$/;

/**
 * The header in the API description. It is a header because an older backend, serving during an update, ignores it
 * but would refuse an unknown field.
 */
export const SESSION_SECRET_HEADER = {
  name: NAME,
  required: false,
  description:
    'A secret that the client makes for this link: 64 random hexadecimal digits. It becomes the access token, and a repetition with the same token and secret gets the same response. Without it the server makes the access token, and the link works once, even if the response is lost',
  schema: { type: 'string', pattern: SECRET.source },
} as const;

/**
 * The secret of an optional header.
 * @throws ValidationException when it is not 64 hexadecimal digits
 */
export function readSessionSecret(secret: string | undefined): string | undefined {
  if (secret === undefined || SECRET.test(secret)) return secret;
  throw ValidationException.at(['header', NAME], 'Please use 64 hexadecimal digits');
}

/** One secret for two links would merge two sessions, perhaps of two applications. */
export const secretReused = () =>
  ValidationException.at(['header', NAME], 'Please use a new secret for each link');
