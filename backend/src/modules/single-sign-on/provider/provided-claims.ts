/** Claims of an ID token or of the userinfo endpoint. */
export type Claims = Readonly<Record<string, unknown>>;

/** What the provider says about who has logged in. */
export interface ProvidedIdentity {
  issuer: string;
  subject: string;
  email: string | undefined;
  /**
   * Whether the provider says that the address is not confirmed. A provider that does not say is trusted with its
   * addresses.
   */
  isEmailRefused: boolean;
  username: string | undefined;
  groups: string[];
  /** When the provider last authenticated the person, in seconds; undefined when it does not say. */
  askedAt: number | undefined;
}

/** Longest address that an account has. */
const LONGEST_EMAIL = 254;

export function readClaims(
  claims: Claims & { iss: string; sub: string },
  groupsClaim: string,
): ProvidedIdentity {
  const email = textOf(claims['email']);
  const isVerified = claims['email_verified'];
  const askedAt = claims['auth_time'];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email && email.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined,
    // Some providers send the boolean as a text.
    isEmailRefused: isVerified !== undefined && isVerified !== true && isVerified !== 'true',
    username: textOf(claims['preferred_username']),
    groups: [claims[groupsClaim]].flat().filter((group) => typeof group === 'string'),
    askedAt: typeof askedAt === 'number' ? askedAt : undefined,
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
