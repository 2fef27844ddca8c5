import { DAY_MS, formatDate, formatNumber } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** How many applications came for a job. */
export interface JobArrivals {
  jobId: number;
  jobTitle: string;
  count: number;
}

/** Most jobs that the mail names; the others are counted. */
const MOST_NAMED = 20;

/** Tells how many applications came for which job, without personal data, which stays behind the portal's login. */
export function arrivalsDigest(
  jobs: readonly JobArrivals[],
  { since, until }: { since: Date; until: Date },
  portalUrl: string,
): MailContent {
  const total = jobs.reduce((sum, { count }) => sum + count, 0);
  const heading = `${formatNumber(total)} new ${total === 1 ? 'application' : 'applications'}`;
  const isOfOneDay = until.getTime() - since.getTime() <= DAY_MS;
  const more = jobs.length - MOST_NAMED;
  const filter = encodeURIComponent(JSON.stringify({ since: since.toISOString() }));
  const address = (list: string) => `${portalUrl}${list}?filter=${filter}`;
  return {
    subject: `${heading} since ${isOfOneDay ? 'yesterday' : formatDate(since)}`,
    heading,
    paragraphs: [
      'These came in for:',
      ...(more > 0
        ? [`The ${MOST_NAMED} jobs with the most are listed; ${formatNumber(more)} more had new ones too.`]
        : []),
    ],
    facts: jobs
      .slice(0, MOST_NAMED)
      .map(
        ({ jobId, jobTitle, count: number }) =>
          [jobTitle, formatNumber(number), address(`/jobs/${jobId}/applications`)] as const,
      ),
    action: { label: 'Open the applications', url: address('/applications') },
  };
}
