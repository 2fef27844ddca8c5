import { expect, it } from '@jest/globals';
import { RATE_LIMITS } from './rate-limits.js';

const HOUR = 3600;

/** Limits that the API tests exercise whatever the figure is; this test shows when a figure changes. */
it.each([
  ['accountMailByAddress', 30],
  ['calendarFeedByAddress', 600],
  ['candidateDownload', 20],
  ['candidateLinkByAddress', 30],
  ['contactByAddress', 200],
  ['jobAlertByAddress', 30],
  ['jobAlertByEmailAndAddress', 5],
  ['linkByAddress', 120],
  ['memberMailByAddress', 30],
  ['purchaseByAddress', 60],
  ['purchaseCheckByAddress', 600],
  ['receiptByAddress', 60],
  ['signUpByAddress', 200],
  ['unsubscribeByAddress', 600],
] as const)('%s allows %i tries an hour', (name, points) => {
  expect(RATE_LIMITS[name]).toEqual({ points, seconds: HOUR });
});

it('approvalMails allows an owner 20 mails a day', () => {
  expect(RATE_LIMITS.approvalMails).toEqual({ points: 20, seconds: 24 * HOUR });
});
