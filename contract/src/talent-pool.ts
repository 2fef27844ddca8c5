import { COMPANY } from './company.js';

/** For how long one consent to the talent pool holds. */
export const TALENT_POOL_MONTHS = 12;
/** Days before the end of a consent at which the applicant gets a mail. */
export const TALENT_POOL_NOTICE_DAYS = 14;

/** The question in the form and on the applicant's own page; its box is unticked at first. */
export const TALENT_POOL_QUESTION = `Keep my details for other openings for ${TALENT_POOL_MONTHS} months`;

/** The text that people agree to there. It is never changed once somebody agreed to it: make a new version instead. */
export const TALENT_POOL_CONSENT = {
  version: '2026-11-pool',
  text:
    `With your agreement, ${COMPANY.legalName} keeps this application for ${TALENT_POOL_MONTHS} months and may email you about ` +
    'other openings. It makes no difference to this application, and you can change it at any time on your application page.',
} as const;

/** The choices of the filter. */
export const TALENT_POOL_FILTERS = ['yes'] as const;
export type TalentPoolFilter = (typeof TALENT_POOL_FILTERS)[number];

/** End of a consent: the same day of the next year; 28 February for a consent given on the 29th. */
export function endOfTalentPool(given: Date): Date {
  const end = new Date(given);
  end.setUTCMonth(end.getUTCMonth() + TALENT_POOL_MONTHS);
  if (end.getUTCDate() !== given.getUTCDate()) end.setUTCDate(0);
  return end;
}
