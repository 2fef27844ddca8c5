import { COMPANY } from './company.js';

/** For how long one consent to the talent pool holds. */
export const TALENT_POOL_MONTHS = 12;
/** So long before its end the applicant is written to. */
export const TALENT_POOL_NOTICE_DAYS = 14;

/** What is asked in the form and on the applicant's own page; the box comes unticked. */
export const TALENT_POOL_QUESTION = `Keep my details for other openings for ${TALENT_POOL_MONTHS} months`;

/** What people agree to there. One that somebody agreed to is never rewritten: a change is a new version. */
export const TALENT_POOL_CONSENT = {
  version: '2026-11-pool',
  text:
    `With your agreement, ${COMPANY.legalName} keeps this application for ${TALENT_POOL_MONTHS} months and may email you about ` +
    'other openings. It makes no difference to this application, and you can change it at any time on your application page.',
} as const;

/** The choices of the filter. */
export const TALENT_POOL_FILTERS = ['yes'] as const;
export type TalentPoolFilter = (typeof TALENT_POOL_FILTERS)[number];

/** When a consent that is given then ends: on the same day of the next year; on 28 February for one of the 29th. */
export function endOfTalentPool(given: Date): Date {
  const end = new Date(given);
  end.setUTCMonth(end.getUTCMonth() + TALENT_POOL_MONTHS);
  if (end.getUTCDate() !== given.getUTCDate()) end.setUTCDate(0);
  return end;
}
