import { type Brand, brandName } from '../brands.js';
import { REMOTE } from '../job-search/job-filters.js';

/** How often an alert sends mails: as soon as jobs appear, or once a week about all new ones. */
export const JOB_ALERT_FREQUENCIES = ['at_once', 'weekly'] as const;
export type JobAlertFrequency = (typeof JOB_ALERT_FREQUENCIES)[number];

export const FREQUENCY_NAMES: Record<JobAlertFrequency, string> = {
  at_once: 'As soon as they are posted',
  weekly: 'Once a week, on Monday',
};

/** Months until an alert ends, counted from its confirmation, or from the last opened link in its mails. */
export const JOB_ALERT_MONTHS = 12;
/** Most alerts of one mailbox. With more, the alert that was confirmed or used longest ago ends. */
export const MOST_JOB_ALERTS = 20;
/** Days before the end of an alert at which its reader is asked whether to keep it. */
export const JOB_ALERT_NOTICE_DAYS = 30;

/** The filters of the job list that an alert uses; empty or null for any. */
export interface JobAlertSearch {
  q?: string | null;
  brand?: Brand | '' | null;
  place?: string | null;
}

/** A search in words, such as “rider”, Ridesmash, Abuja. */
export function describeJobSearch({ q, brand, place }: JobAlertSearch): string {
  const parts = [
    q ? `“${q}”` : '',
    brand ? brandName(brand) : '',
    place?.toLowerCase() === REMOTE ? 'Remote' : (place ?? ''),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'All jobs';
}
