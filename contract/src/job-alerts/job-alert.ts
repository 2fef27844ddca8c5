import { type Brand, brandName } from '../brands.js';
import { REMOTE } from '../job-search/job-filters.js';

/** How often an alert writes: when jobs appear, or once a week of all that did. */
export const JOB_ALERT_FREQUENCIES = ['at_once', 'weekly'] as const;
export type JobAlertFrequency = (typeof JOB_ALERT_FREQUENCIES)[number];

export const FREQUENCY_NAMES: Record<JobAlertFrequency, string> = {
  at_once: 'As soon as they are posted',
  weekly: 'Once a week, on Monday',
};

/** An alert ends so many months after it was last confirmed or a link in its mails was opened. */
export const JOB_ALERT_MONTHS = 12;
/** So many alerts has one mailbox at most: of more, the one that was confirmed or used longest ago ends. */
export const MOST_JOB_ALERTS = 20;
/** So many days before the end its reader is asked. */
export const JOB_ALERT_NOTICE_DAYS = 30;

/** What an alert looks for, of the filters of the list; empty or null for any. */
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
