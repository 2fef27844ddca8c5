import { DAY_MS, HOUR_MS, MINUTE_MS } from '@smash/contract';

/** Time limits for clients, in milliseconds. */
export interface SlowClientLimits {
  /** From connecting, or from the first byte of a further request, until the header is complete. */
  header: number;
  /**
   * From connecting, or from the first byte of a further request, until the body is complete: 11 MB at 0.3 Mbit/s, for
   * phones far from a mast, or the largest 27 MB at 0.7.
   */
  request: number;
  /**
   * Without a byte in either direction while a request is answered. Longer than the backend's own longest waits, 12 s
   * for the virus scanner, 20 s for the file storage and 5 s for a lock, so that it only hits clients that do not read.
   */
  silence: number;
  /** How often the first two limits are checked. */
  interval: number;
}

const SLOW_CLIENT_LIMITS: SlowClientLimits = {
  header: 15_000,
  request: 5 * MINUTE_MS,
  silence: MINUTE_MS,
  interval: 5_000,
};

/** Waits and intervals of the backend, in milliseconds. Operators cannot set them; tests pass others to `startServer`. */
export const TIMINGS = {
  slowClients: SLOW_CLIENT_LIMITS,
  /** Longest statement in the database. */
  statement: 15_000,
  /** Longest wait for a lock in the database. */
  lock: 5_000,
  /** Longest wait for the database to greet a new connection; then another is tried. */
  databaseGreeting: 2_000,
  /** Longest wait of a statement for a connection of the pool. */
  databaseTurn: 5_000,
  /** How long requests wait for the database to come back after it went away. */
  databaseAbsence: 10_000,
  /** The same for an operator's command: for the greeting, and until it gives up. */
  commandGreeting: 20_000,
  commandAbsence: 30_000,
  /**
   * Longest wait for a standby to catch up with the commits before a request; then the time until the standby is asked
   * again.
   */
  standbyPatience: 100,
  standbyCatchUp: 1_000,
  /** Longest wait for any response from a standby; then the time until it is asked again after a failure. */
  standbySilence: 1_000,
  standbyReturn: 10_000,
  /** A migration that waits for a table makes all other requests for that table wait behind it, so it gives way soon. */
  migrationLock: 3_000,
  /** Until a migration that gave way tries again. */
  migrationPause: 5_000,
  /** Between two checks whether another migrating process has ended. */
  migrationTurn: 1_000,
  /** Between two checks whether open transactions that write the audit log have ended, so that it can be sealed. */
  sealPause: 100,
  /** Longest wait for a response of the identity provider. */
  providerResponse: 10_000,
  /** How long the provider's own description is cached. */
  providerKept: HOUR_MS,
  /** Between two checks of the queue of mails. */
  mailPoll: 2_000,
  /** Until a mail server that does not greet counts as down. */
  mailGreeting: 10_000,
  /** Until a silent mail server counts as down; long, since a server that scans mails answers late. */
  mailSilence: 2 * MINUTE_MS,
  /** After that, another backend retries the mails of one that died; renewed while an attempt is under way. */
  mailLease: 10 * MINUTE_MS,
  /** Longest wait at a shutdown for mails under way; another backend sends them once their lease has ended. */
  mailStop: 20_000,
  /**
   * Longest wait at a shutdown for requests under way. It leaves workers, counts and connections the time to end in order
   * within the 90 seconds after which a container is killed.
   */
  drain: 30_000,
  /** Between two checks for mails to applicants that have to be made. */
  mailBatchPoll: 2_000,
  /** Between two checks for bulk actions to continue. */
  bulkActionPoll: 1_000,
  /** From the first application assigned to somebody until a mail tells of it, and of all assigned since. */
  assignmentNoticeDelay: 10 * MINUTE_MS,
  /** Between two checks for assignees to tell. */
  assignmentNoticePoll: 5_000,
  /** Between two checks for due digests of new applications. */
  digestPoll: MINUTE_MS,
  /** Between two checks for imports to continue. */
  importPoll: 1_000,
  /** Until a bulk action, an import or a batch of mails is retried after a piece failed; longer after each further failure. */
  workRetry: 5_000,
  /** Between two checks for CVs whose text has to be read. */
  cvTextPoll: 2_000,
  /** Between two checks for CVs that are not in that queue yet. */
  cvIntake: 10 * MINUTE_MS,
  /** Longest time for reading the text of one CV. */
  cvRead: 30_000,
  /** Longest time for drawing a picture or a poster of a job. */
  drawing: 10_000,
  /** Until the idle drawing thread ends. */
  drawingIdle: 10_000,
  /** Between two checks for orders to ask the payment provider about. */
  reconciliationPoll: 1_000,
  /** Longest request to the payment provider; a visitor waits for at most two of them and the pause between. */
  paymentAttempt: 4_000,
  paymentPause: 300,
  /** Least time of a sign-up: longer than any takes, whatever its result. */
  leastSignUp: 400,
  /** Least time of a request that may or may not queue a mail to a member. */
  leastMemberMail: 200,
  /** Least time of a request that may or may not queue a mail to the owner of an account of the portal. */
  leastAccountMail: 400,
  /** Least time of a request that may or may not queue a mail with a link to an application. */
  leastPageLink: 400,
  /** Least time of a request for an alert, whether or not a mail is queued. */
  leastJobAlert: 200,
  /** Between two checks for jobs that opened or closed, and for alerts that are due. */
  jobAlertPoll: 5_000,
  /** Between two checks for jobs to report to search engines: changes in between go into one request. */
  indexNowPoll: 30_000,
  /** Longest wait for search engines to respond to such a request. */
  indexNowPatience: 10_000,
  /** Between two checks for events to send to other systems. */
  webhookPoll: 1_000,
  /** Longest wait for a receiver of events to respond. */
  webhookPatience: 15_000,
  /** From a failed attempt until the next one; after the last of these there is none. */
  webhookRetries: [5_000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, DAY_MS],
  /** A receiver that has accepted nothing for this long is sent nothing more. */
  webhookFailing: 5 * DAY_MS,
  /** How long the previous secret stays valid. */
  webhookFormerSecret: DAY_MS,
  /** Between two mails of an alert that tells at once: jobs posted in between come in one mail. */
  jobAlertPause: 15 * MINUTE_MS,
  /** Between two signs of life of a stream of changes; each time, its reader's right to read is checked again. */
  liveHeartbeat: 15_000,
  /** Until such a stream is ended, so that readers spread over the backends again. */
  longestLive: 10 * MINUTE_MS,
  /** Window in which the audit log counts openings of one application by one account as one. */
  openingWindow: 10 * MINUTE_MS,
  /** Window after which failed logins beyond the first few are written, as one entry with their number. */
  auditWindow: 10 * MINUTE_MS,
};

export type Timings = typeof TIMINGS;

/** Injection token of the timings of this server. */
export const SERVER_TIMINGS = Symbol('SERVER_TIMINGS');
