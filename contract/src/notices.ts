/** How an account of the portal hears of new applications: a mail for each, one a day, or none. */
export const ARRIVAL_NOTICES = ['each', 'digest', 'none'] as const;
export type ArrivalNotice = (typeof ARRIVAL_NOTICES)[number];

/** The hour in Lagos from which on the daily digest is sent. */
export const DIGEST_HOUR = 7;
