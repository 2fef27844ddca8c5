/** How often something may be tried: `points` times in `seconds`, for each value of what it is counted by. */
interface RateLimit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every limit in one place. `Address` is the network that a request comes from: mobile carriers put whole towns behind
 * one address, so these are generous. No limit by account or email address alone refuses anybody: strangers could use
 * it up. RATE_LIMIT_FACTOR multiplies them all.
 */
export const RATE_LIMITS = {
  /** Guesses at one account from one network or known device, until the first pause. */
  guessBySource: { points: 5, seconds: HOUR },
  /** Guesses at one account from everywhere; when there are more, every new network has a single one. */
  guessByAccount: { points: 100, seconds: HOUR },
  /** How many pauses somebody has had: each is longer than the one before. */
  pauses: { points: 1, seconds: DAY },
  loginByAddress: { points: 100, seconds: HOUR },
  /** Requests with one API token. */
  apiToken: { points: 600, seconds: MINUTE },
  /** Applications that an account removes without its password, one by one or a few at once. */
  removals: { points: 100, seconds: 10 * MINUTE },
  /** The password of somebody who is logged in, asked for again; strangers cannot use it up, and it is forgotten when it was right. */
  passwordAgain: { points: 10, seconds: 15 * MINUTE },
  /** Codes of the second step of a login, from devices not seen before. Whoever can use it up knows the password. */
  secondStepByAccount: { points: 10, seconds: HOUR },
  registerByAddress: { points: 10, seconds: HOUR },
  /** Forms that are sent, whatever becomes of them: repeats by key pass when others have used it up. */
  applyByAddress: { points: 200, seconds: HOUR },
  /** Applications that are taken: using it up for one's neighbours takes as many whole ones, which administrators see. */
  applicationByAddress: { points: 60, seconds: HOUR },
  applyByEmailAndAddress: { points: 10, seconds: HOUR },
  signUpByAddress: { points: 60, seconds: HOUR },
  signUpByEmailAndAddress: { points: 5, seconds: HOUR },
  memberLoginByAddress: { points: 100, seconds: HOUR },
  /** Links by mail: for a new password, and for confirming the address once more. */
  memberMailByAddress: { points: 30, seconds: HOUR },
  /** Links by mail to accounts of the portal. */
  accountMailByAddress: { points: 30, seconds: HOUR },
  /** Links that are opened: once to look, once to use. */
  linkByAddress: { points: 120, seconds: HOUR },
  /** Guesses of a password by whoever has a link to the address: of the sign-ups that wait, or of the member that it led to. */
  confirmationByEmail: { points: 10, seconds: HOUR },
  purchaseByAddress: { points: 60, seconds: HOUR },
  /** The page asks a few times for each purchase. */
  purchaseCheckByAddress: { points: 600, seconds: HOUR },
  /** Each makes a PDF. */
  receiptByAddress: { points: 60, seconds: HOUR },
  contactByAddress: { points: 10, seconds: HOUR },
  onboardingByAddress: { points: 100, seconds: HOUR },
  /** Calendar programs look every few minutes, many of them from the same service. */
  calendarFeedByAddress: { points: 600, seconds: HOUR },
  jobAlertByAddress: { points: 30, seconds: HOUR },
  jobAlertByEmailAndAddress: { points: 5, seconds: HOUR },
  /** Large mail providers stop mails for many readers from few addresses. */
  unsubscribeByAddress: { points: 600, seconds: HOUR },
  candidateLinkByAddress: { points: 30, seconds: HOUR },
  candidateUpload: { points: 20, seconds: HOUR },
  candidateDownload: { points: 20, seconds: HOUR },
  /** What applicants can change to and fro on their own page, where each change is recorded, mailed or sent to webhooks. */
  candidateChange: { points: 30, seconds: HOUR },
  /** What members can change to and fro on their own page, as `candidateChange` for applicants. */
  memberChange: { points: 30, seconds: HOUR },
  /*
   * Mails with a link to one mailbox, counted as they are sent. Over the limit none is sent, and nothing says so; since
   * it counts half of a link's lifetime, one that was sent before is good for the other half at least.
   */
  passwordMails: { points: 2, seconds: 15 * MINUTE },
  accountPasswordMails: { points: 2, seconds: HOUR / 2 },
  /** What comes of a registration in the portal with an address, whether it is taken or not. */
  registrationMails: { points: 3, seconds: DAY },
  confirmationMails: { points: 3, seconds: DAY },
  /** About logins with a new device; whoever had ten a day knows. */
  newDeviceMails: { points: 10, seconds: DAY },
  /** About accounts that wait, to one owner; whoever had twenty a day looks at the list. */
  approvalMails: { points: 20, seconds: DAY },
  candidateMails: { points: 3, seconds: HOUR / 2 },
  /** Questions whether mails about new jobs are wanted; confirmed ones are not counted. */
  jobAlertMails: { points: 3, seconds: DAY },
  /** Receipts for applications to one mailbox; what the page shows is not counted. */
  receiptMails: { points: 10, seconds: HOUR },
  receiptMailsOfDay: { points: 20, seconds: DAY },
} as const satisfies Record<string, RateLimit>;

/** Those that LimitByAddress may name. */
export type AddressLimitName = Extract<keyof typeof RATE_LIMITS, `${string}ByAddress`>;

/** What is counted by a network, and beside it by the site of IPv6 that the network is part of. */
type CountedBySite = AddressLimitName | 'guessBySource';

export type RateLimitName = keyof typeof RATE_LIMITS | `${CountedBySite}OfSite`;

/** So many networks of one site may use up their limits before those of the others are gone. */
const NETWORKS_OF_A_SITE = 20;

/** Every limit with the second one of those that are counted by network. */
export function allLimits(): [RateLimitName, RateLimit][] {
  return (Object.entries(RATE_LIMITS) as [keyof typeof RATE_LIMITS, RateLimit][]).flatMap(
    ([name, limit]): [RateLimitName, RateLimit][] =>
      isCountedBySite(name)
        ? [
            [name, limit],
            [`${name}OfSite`, { ...limit, points: limit.points * NETWORKS_OF_A_SITE }],
          ]
        : [[name, limit]],
  );
}

const isCountedBySite = (name: keyof typeof RATE_LIMITS): name is CountedBySite =>
  name === 'guessBySource' || (name.endsWith('ByAddress') && !name.endsWith('AndAddress'));

/** What can be guessed: a password of the portal, a code of its second step, a password of a member, or the PIN of new staff. */
export type GuessedSecret = 'login' | 'secondStep' | 'memberLogin' | 'onboarding';

/** What the tries of a secret count by before anybody reads them. The second step of a login has a limit of its own. */
export const COARSE_LIMITS: Partial<Record<GuessedSecret, AddressLimitName>> = {
  login: 'loginByAddress',
  memberLogin: 'memberLoginByAddress',
  onboarding: 'onboardingByAddress',
};

/** How long the nth pause lasts: 1, 2, 4 … minutes, an hour at most. */
export function pauseSeconds(count: number): number {
  return Math.min(MINUTE * 2 ** (count - 1), HOUR);
}
