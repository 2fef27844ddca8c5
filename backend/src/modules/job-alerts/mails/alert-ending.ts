import { describeJobSearch, formatDate, JOB_ALERT_MONTHS } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';
import type { AlertedSearch } from './alerted-search.js';

interface Links {
  url: string;
  stopUrl: string;
}

/** Asks somebody who has followed no link for eleven months whether the alert may go on. */
export function alertEnding(
  { until, ...alert }: AlertedSearch & { until: Date },
  { url, stopUrl }: Links,
): MailContent {
  const day = formatDate(until.toISOString());
  return {
    subject: `Your job alert ends on ${day}`,
    heading: 'Shall we go on?',
    paragraphs: [
      `You asked us to email you about new jobs. This job alert ends on ${day}; we'll then delete it and your address.`,
      `If you'd like another ${JOB_ALERT_MONTHS} months, open the link below and press the button there. If not, do nothing.`,
    ],
    facts: [['Jobs', describeJobSearch(alert)]],
    action: { label: 'Keep my job alert', url },
    footer: { label: 'Stop these emails now', url: stopUrl },
  };
}
