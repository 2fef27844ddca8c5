import { DAY_MS, HOUR_MS, MINUTE_MS } from '@smash/contract';

/** How long a client may take, in milliseconds. */
export interface SlowClientLimits {
  /** From connecting, or from the first byte of a further request, until its header is complete. */
  header: number;
  /** From connecting, or from the first byte of a further request, until its body is complete: 11 MB at 0.3 Mbit/s, for phones far from a mast, or all of 27 MB at 0.7. */
  request: number;
  /**
   * Without a byte coming or going, while a request is answered. Longer than the backend's own longest wait, 30 s for
   * the file storage and 5 s for a lock, so that it hits only who does not read.
   */
  silence: number;
  /** How often the first two are looked at. */
  interval: number;
}

const SLOW_CLIENT_LIMITS: SlowClientLimits = {
  header: 15_000,
  request: 5 * MINUTE_MS,
  silence: MINUTE_MS,
  interval: 5_000,
};

/** What the backend waits for, and between, in milliseconds. Operators do not choose it; tests give `startServer` others. */
export const TIMINGS = {
  slowClients: SLOW_CLIENT_LIMITS,
  /** Longest statement in the database. */
  statement: 15_000,
  /** Longest wait for a lock in the database. */
  lock: 5_000,
  /** Longest wait for the database to greet a new connection; then another is tried. */
  databaseGreeting: 2_000,
  /** Longest that a statement waits for a connection of the pool. */
  databaseTurn: 5_000,
  /** For how long after the database went away requests wait for it to come back. */
  databaseAbsence: 10_000,
  /** Longest wait for a standby to have what was committed before a list was asked for; until it is asked again after that. */
  standbyPatience: 100,
  standbyCatchUp: 1_000,
  /** Longest wait for any response from a standby; until it is asked again after one that failed. */
  standbySilence: 1_000,
  standbyReturn: 10_000,
  /** While a migration waits for a table, everyone else's requests for that table wait behind it: it gives way soon. */
  migrationLock: 3_000,
  /** Until a migration that gave way tries again. */
  migrationPause: 5_000,
  /** Between two looks whether another process that migrates has ended. */
  migrationTurn: 1_000,
  /** Between two looks whether those who were writing the audit log have ended, so that it can be sealed. */
  sealPause: 100,
  /** Longest wait for a response of the identity provider. */
  providerResponse: 10_000,
  /** How long its description of itself counts. */
  providerKept: HOUR_MS,
  /** Between two looks at the queue of mails. */
  mailPoll: 2_000,
  /** Until a mail server that does not greet counts as away. */
  mailGreeting: 10_000,
  /** Until a mail server that has fallen silent counts as away; long, since one that checks what it was sent answers late. */
  mailSilence: 2 * MINUTE_MS,
  /** Between two looks for mails to applicants that are to be made. */
  mailBatchPoll: 2_000,
  /** Between two looks for bulk actions to go on with. */
  bulkActionPoll: 1_000,
  /** From the first application that is assigned to somebody until a mail tells of it and all that came since. */
  assignmentNoticeDelay: 10 * MINUTE_MS,
  /** Between two looks for assignees to tell. */
  assignmentNoticePoll: 5_000,
  /** Between two looks for digests of new applications that are due. */
  digestPoll: MINUTE_MS,
  /** Between two looks for imports to go on with. */
  importPoll: 1_000,
  /** Until a bulk action, an import or a batch of mails whose next piece failed is tried again; longer after each further time. */
  workRetry: 5_000,
  /** Between two looks for CVs whose text is to be read. */
  cvTextPoll: 2_000,
  /** Between two looks for CVs that nobody has put into that queue. */
  cvIntake: 10 * MINUTE_MS,
  /** Longest that the text of one CV is read. */
  cvRead: 30_000,
  /** Longest that a picture or a poster of a job is drawn. */
  drawing: 10_000,
  /** Until the thread that drew the last of them ends. */
  drawingIdle: 10_000,
  /** Between two looks for orders that the payment provider is to be asked about. */
  reconciliationPoll: 1_000,
  /** One request to the payment provider; two of them and the pause between are what a visitor waits at most. */
  paymentAttempt: 4_000,
  paymentPause: 300,
  /** Least time of a sign-up: longer than one takes, whichever way it goes. */
  leastSignUp: 400,
  /** Least time of a request that may or may not queue a mail to a member. */
  leastMemberMail: 200,
  /** Least time of a request that may or may not queue a mail to the owner of an account of the portal. */
  leastAccountMail: 400,
  /** Least time of a request that may or may not queue a mail with a link to an application. */
  leastPageLink: 400,
  /** Least time of a request for an alert, whether or not a mail is queued. */
  leastJobAlert: 200,
  /** Between two looks for jobs that opened or closed, and for alerts that have something to tell. */
  jobAlertPoll: 5_000,
  /** Between two looks for jobs that search engines are to be told of: what changes meanwhile goes in one request. */
  indexNowPoll: 30_000,
  /** Between two looks for events that other systems are to be told of. */
  webhookPoll: 1_000,
  /** Longest that a receiver of events may take to answer. */
  webhookPatience: 15_000,
  /** From an attempt that failed until the next one; after the last of them there is none. */
  webhookRetries: [5_000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, DAY_MS],
  /** A receiver that has taken nothing for so long is told nothing any more. */
  webhookFailing: 5 * DAY_MS,
  /** For which the secret before the present one stays valid. */
  webhookFormerSecret: DAY_MS,
  /** Between two mails of an alert that tells at once: what is posted meanwhile comes together. */
  jobAlertPause: 15 * MINUTE_MS,
  /** Between two signs of life of a stream of changes, each with the question whether its reader may still read. */
  liveHeartbeat: 15_000,
  /** Until such a stream is ended, so that readers spread over the backends again. */
  longestLive: 10 * MINUTE_MS,
  /** In which the same account opens the same application once, as far as the audit log is concerned. */
  openingWindow: 10 * MINUTE_MS,
  /** Until failed logins beyond the first few are written, as one entry with their number. */
  auditWindow: 10 * MINUTE_MS,
};

export type Timings = typeof TIMINGS;

/** Injection token of the timings of this server. */
export const SERVER_TIMINGS = Symbol('SERVER_TIMINGS');
