/**
 * A machine that stands still for a while lets no statement and no connection fail, and nobody else who is waited for.
 * @satisfies {Partial<import('@smash/backend/dist/platform/config/timings.js').Timings>}
 */
export const PATIENCE = {
  statement: 120_000,
  databaseGreeting: 120_000,
  databaseTurn: 120_000,
  paymentAttempt: 120_000,
  // Shorter than a mail is lent for.
  mailGreeting: 120_000,
  mailSilence: 120_000,
  drawing: 120_000,
  // Shorter than a CV is lent for.
  cvRead: 100_000,
  providerResponse: 120_000,
  // Shorter than a delivery is lent for.
  webhookPatience: 50_000,
  lock: 60_000,
};
