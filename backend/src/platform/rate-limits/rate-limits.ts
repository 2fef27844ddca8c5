/** How often something may be tried: `points` times in `seconds`, for each subject. */
interface RateLimit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * All limits. `Address` is the network of a request: mobile carriers put whole towns behind one address, so these
 * limits are generous. No limit by account or email address alone refuses anybody, since strangers could use it up.
 * RATE_LIMIT_FACTOR multiplies all of them.
 */
export const RATE_LIMITS = {
  /** Guesses at one account from one network or known device, until the first pause. */
  guessBySource: { points: 5, seconds: HOUR },
  /** Guesses at one account from everywhere; beyond this, every new network has a single guess. */
  guessByAccount: { points: 100, seconds: HOUR },
  /** Pauses so far; each is longer than the one before. */
  pauses: { points: 1, seconds: DAY },
  loginByAddress: { points: 100, seconds: HOUR },
  /** Requests with one API token. */
  apiToken: { points: 600, seconds: MINUTE },
  /** Applications that an account removes without its password, one by one or a few at once. */
  removals: { points: 100, seconds: 10 * MINUTE },
  /** Attempts to enter the password again while logged in; strangers cannot use it up, and the right password resets it. */
  passwordAgain: { points: 10, seconds: 15 * MINUTE },
  /** Codes of the second login step, from devices not seen before. Only people who know the password can use it up. */
  secondStepByAccount: { points: 10, seconds: HOUR },
  registerByAddress: { points: 10, seconds: HOUR },
  /** Forms that are sent, accepted or not. When it is used up, repetitions with a known idempotency key still pass. */
  applyByAddress: { points: 200, seconds: HOUR },
  /** Applications that are taken: using it up for one's neighbours takes as many whole ones, which administrators see. */
  applicationByAddress: { points: 60, seconds: HOUR },
  applyByEmailAndAddress: { points: 10, seconds: HOUR },
  /** Forms that are sent, and of them sign-ups that are taken, as with applications. */
  signUpByAddress: { points: 200, seconds: HOUR },
  takenSignUpByAddress: { points: 60, seconds: HOUR },
  signUpByEmailAndAddress: { points: 5, seconds: HOUR },
  memberLoginByAddress: { points: 100, seconds: HOUR },
  /** Requests for a link by mail: to set a new password, or to confirm the address again. */
  memberMailByAddress: { points: 30, seconds: HOUR },
  /** Requests for a link by mail to an account of the portal. */
  accountMailByAddress: { points: 30, seconds: HOUR },
  /** Requests with the token of a link: one to look, one to use it. */
  linkByAddress: { points: 120, seconds: HOUR },
  /** Guesses of a password by whoever has a link to the address: of the sign-ups that wait, or of the member that it led to. */
  confirmationByEmail: { points: 10, seconds: HOUR },
  purchaseByAddress: { points: 60, seconds: HOUR },
  /** The page asks a few times for each purchase. */
  purchaseCheckByAddress: { points: 600, seconds: HOUR },
  /** Each request makes a PDF. */
  receiptByAddress: { points: 60, seconds: HOUR },
  /** Messages that are sent, and of them those that are taken, as with applications. */
  contactByAddress: { points: 200, seconds: HOUR },
  takenMessageByAddress: { points: 10, seconds: HOUR },
  onboardingByAddress: { points: 100, seconds: HOUR },
  /** Calendar programs ask every few minutes, many of them from the same service. */
  calendarFeedByAddress: { points: 600, seconds: HOUR },
  jobAlertByAddress: { points: 30, seconds: HOUR },
  jobAlertByEmailAndAddress: { points: 5, seconds: HOUR },
  /** Large mail providers unsubscribe many readers from few addresses. */
  unsubscribeByAddress: { points: 600, seconds: HOUR },
  candidateLinkByAddress: { points: 30, seconds: HOUR },
  candidateUpload: { points: 20, seconds: HOUR },
  candidateDownload: { points: 20, seconds: HOUR },
  /** Changes that applicants can make to and fro on their page, each of which is recorded, mailed or sent to webhooks. */
  candidateChange: { points: 30, seconds: HOUR },
  /** Changes that members can make to and fro on their page, as `candidateChange` for applicants. */
  memberChange: { points: 30, seconds: HOUR },
  /*
   * Mails with a link to one mailbox, counted as they are sent. Over the limit no mail is sent, and no response shows it.
   * The limit counts half of a link's lifetime, so a link that was sent before is valid for the other half at least.
   */
  passwordMails: { points: 2, seconds: 15 * MINUTE },
  accountPasswordMails: { points: 2, seconds: HOUR / 2 },
  /** Mails after a registration in the portal with an address, whether it is taken or not. */
  registrationMails: { points: 3, seconds: DAY },
  confirmationMails: { points: 3, seconds: DAY },
  /** About logins with a new device; ten mails a day are warning enough. */
  newDeviceMails: { points: 10, seconds: DAY },
  /** About accounts that wait for approval, to one owner; after twenty a day the owner looks at the list. */
  approvalMails: { points: 20, seconds: DAY },
  /** About accounts that a group of the identity provider activates, to one owner: nothing else tells of these. */
  groupAccountMails: { points: 500, seconds: DAY },
  candidateMails: { points: 3, seconds: HOUR / 2 },
  /** Mails that ask for the confirmation of a job alert; confirmed alerts are not counted. */
  jobAlertMails: { points: 3, seconds: DAY },
  /** Receipts for applications to one mailbox; those that the page shows are not counted. */
  receiptMails: { points: 10, seconds: HOUR },
  receiptMailsOfDay: { points: 20, seconds: DAY },
} as const satisfies Record<string, RateLimit>;

/** Limits that LimitByAddress may use. */
export type AddressLimitName = Extract<keyof typeof RATE_LIMITS, `${string}ByAddress`>;

/** Limits counted by network, and also by the IPv6 site of the network. */
type CountedBySite = AddressLimitName | 'guessBySource';

export type RateLimitName = keyof typeof RATE_LIMITS | `${CountedBySite}OfSite`;

/** This many networks of a site can use up their limits before the site's limit is used up. */
const NETWORKS_OF_A_SITE = 20;

/** Every limit, and the second one, by site, of limits that are counted by network. */
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

/** Secrets that can be guessed: a portal password, a code of its second step, a member's password, or the PIN of new staff. */
export type GuessedSecret = 'login' | 'secondStep' | 'memberLogin' | 'onboarding';

/**
 * Limits by address of requests with such a secret, counted before the body is read. The second login step has its own
 * limit.
 */
export const COARSE_LIMITS: Partial<Record<GuessedSecret, AddressLimitName>> = {
  login: 'loginByAddress',
  memberLogin: 'memberLoginByAddress',
  onboarding: 'onboardingByAddress',
};

/** How long the nth pause lasts: 1, 2, 4 … minutes, an hour at most. */
export function pauseSeconds(count: number): number {
  return Math.min(MINUTE * 2 ** (count - 1), HOUR);
}
