import { SLOW_CLIENT_LIMITS } from '../http/slow-clients.js';

/** What the backend waits for, and between, in milliseconds. Operators do not choose it; tests give `startServer` others. */
export const TIMINGS = {
  slowClients: SLOW_CLIENT_LIMITS,
  /** Longest statement in the database. */
  statement: 15_000,
  /** Longest wait for a lock in the database. */
  lock: 5_000,
  /** While a migration waits for a table, everyone else's requests for that table wait behind it: it gives way soon. */
  migrationLock: 3_000,
  /** Until a migration that gave way tries again. */
  migrationPause: 5_000,
  /** Between two looks at the queue of mails. */
  mailPoll: 2_000,
  /** Between two looks for orders that the payment provider is to be asked about. */
  reconciliationPoll: 1_000,
  /** One request to the payment provider; two of them and the pause between are what a visitor waits at most. */
  paymentAttempt: 4_000,
  paymentPause: 300,
  /** Least time of a sign-up: longer than one takes, whichever way it goes. */
  leastSignUp: 400,
  /** Least time of a request that may or may not queue a mail to a member. */
  leastMemberMail: 200,
  /** Least time of a request that may or may not queue a mail with a link to an application. */
  leastPageLink: 400,
};

export type Timings = typeof TIMINGS;

/** Injection token of the timings of this server. */
export const SERVER_TIMINGS = Symbol('SERVER_TIMINGS');
