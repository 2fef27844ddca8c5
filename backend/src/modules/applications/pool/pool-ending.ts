import { formatDate, TALENT_POOL_MONTHS } from '@smash/contract';
import { type MailContent, worksOnce } from '../../../platform/mail/index.js';

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
  { token, expiresAt }: { token: string; expiresAt: Date },
  siteUrl: string,
): MailContent {
  const day = formatDate(until.toISOString());
  const otherwise = isErasedInTime
    ? "If you do nothing, we'll stop, and your application will be erased as our privacy policy says."
    : "If you do nothing, we'll stop emailing you about other openings. You can have your application erased on its page.";
  return {
    subject: `May we keep your details after ${day}?`,
    heading: `Other openings, ${firstName}`,
    paragraphs: [
      `You agreed that we may keep your application for ${jobTitle} and email you about other openings. That agreement ends on ${day}.`,
      `If you'd like us to keep it for another ${TALENT_POOL_MONTHS} months, open your application with this link and choose Keep my details. ${otherwise}`,
      `The link ${worksOnce(expiresAt)}. You can ask for a new one on our website at any time. Questions? Email ${hrEmail}.`,
    ],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
      ['Kept until', day],
    ],
    action: { label: 'Open my application', url: `${siteUrl}/my-application#${token}` },
  };
}
