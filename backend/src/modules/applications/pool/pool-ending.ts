import { formatDate, TALENT_POOL_MONTHS } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

interface EndingConsent {
  firstName: string;
  jobTitle: string;
  reference: string;
  until: Date;
  /** Whether applications are erased some months after their job closed. */
  isErasedInTime: boolean;
  /** Mailbox for questions: HR_EMAIL. */
  hrEmail: string;
}

/** Asks applicants whether their application may be kept for longer. The token after the hash reaches no server's log. */
export function poolEnding(
  { firstName, jobTitle, reference, until, isErasedInTime, hrEmail }: EndingConsent,
  token: string,
  siteUrl: string,
): MailContent {
  const day = formatDate(until.toISOString());
  const otherwise = isErasedInTime
    ? 'If you do nothing, we stop, and your application is erased as the privacy policy says.'
    : 'If you do nothing, we stop writing to you about other openings. You can have your application erased on its page.';
  return {
    subject: `May we keep your details after ${day}?`,
    heading: `Other openings, ${firstName}`,
    paragraphs: [
      `You let us keep your application for ${jobTitle}, so that we can write to you about other openings. That ends on ${day}.`,
      `If you'd like us to keep it for another ${TALENT_POOL_MONTHS} months, open your application with this link and choose Keep my details. ${otherwise}`,
      `The link works once. You can get a new one on the website at any time. Questions? Email ${hrEmail}.`,
    ],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
      ['Kept until', day],
    ],
    action: { label: 'Open my application', url: `${siteUrl}/my-application#${token}` },
  };
}
