/** How often something may be tried: `points` times in `seconds`, for each value of what it is counted by. */
interface RateLimit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Every limit in one place. Mobile carriers put whole towns behind one address, so limits by address are
 * generous and the strict ones count by account or e-mail. RATE_LIMIT_FACTOR multiplies them all.
 */
export const RATE_LIMITS = {
  loginByAddress: { points: 100, seconds: HOUR },
  /** One guesser on one account; others, the owner of the account among them, are not locked out by it. */
  loginByAccountAndAddress: { points: 10, seconds: 15 * MINUTE },
  /** Many guessers on one account. */
  loginByAccount: { points: 100, seconds: HOUR },
  registerByAddress: { points: 10, seconds: HOUR },
  applyByAddress: { points: 60, seconds: HOUR },
  applyByEmail: { points: 10, seconds: HOUR },
  signUpByAddress: { points: 20, seconds: HOUR },
  signUpByEmail: { points: 5, seconds: HOUR },
  memberLoginByAddress: { points: 100, seconds: HOUR },
  /** One guesser on one member; the member elsewhere is not locked out by it. */
  memberLoginByAccountAndAddress: { points: 10, seconds: 15 * MINUTE },
  /** Many guessers on one member. */
  memberLoginByAccount: { points: 100, seconds: HOUR },
  /** Links by mail: for a new password, and for confirming the address once more. */
  memberMailByAddress: { points: 30, seconds: HOUR },
  memberMailByEmail: { points: 5, seconds: HOUR },
  /** Links that are opened: once to look, once to use. */
  linkByAddress: { points: 120, seconds: HOUR },
  /** Guesses of the password of a sign-up, by whoever has a link to its address. */
  confirmationByEmail: { points: 10, seconds: HOUR },
  purchaseByAddress: { points: 60, seconds: HOUR },
  /** The page asks a few times for each purchase. */
  purchaseCheckByAddress: { points: 600, seconds: HOUR },
  contactByAddress: { points: 10, seconds: HOUR },
  onboardingByAddress: { points: 10, seconds: 15 * MINUTE },
  /** All who enter the one PIN together: a guesser with many addresses gets nowhere. */
  onboarding: { points: 200, seconds: HOUR },
  candidateLinkByAddress: { points: 30, seconds: HOUR },
  /** Mails that one person can be made to get. */
  candidateLinkByEmail: { points: 5, seconds: HOUR },
  candidateUpload: { points: 20, seconds: HOUR },
  candidateDownload: { points: 20, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Those that LimitByAddress may name. */
export type AddressLimitName = Extract<RateLimitName, `${string}ByAddress`>;
