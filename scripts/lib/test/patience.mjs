/**
 * Timeouts in milliseconds, so long that no statement, connection or other service fails on a machine that stalls for a while.
 * @satisfies {Partial<import('@smash/backend/dist/platform/config/timings.js').Timings>}
 */
export const PATIENCE = {
  statement: 120_000,
  databaseGreeting: 120_000,
  databaseTurn: 120_000,
  paymentAttempt: 120_000,
  // Shorter than the lease of a mail.
  mailGreeting: 120_000,
  mailSilence: 120_000,
  drawing: 120_000,
  // Shorter than the lease of a CV.
  cvRead: 100_000,
  providerResponse: 120_000,
  // Shorter than the lease of a delivery.
  webhookPatience: 50_000,
  // Shorter than the lease of a page.
  indexNowPatience: 50_000,
  lock: 60_000,
};

/**
 * The same for the file storage; shorter than the silence after which a connection is cut.
 * @satisfies {import('@smash/backend/dist/platform/files/storage/file-storage.js').StorageTimeouts}
 */
export const STORAGE_PATIENCE = { response: 50_000, put: 50_000 };
