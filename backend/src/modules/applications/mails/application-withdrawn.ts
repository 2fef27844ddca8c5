import type { MailContent } from '../../../platform/mail/index.js';
import type { ApplicationForHr } from './application-arrived.js';

/** Tells HR that an applicant no longer wants the position, without personal data. */
export function applicationWithdrawn(
  { id, jobTitle, reference }: ApplicationForHr,
  portalUrl: string,
): MailContent {
  return {
    subject: `Application withdrawn: ${jobTitle} (${reference})`,
    heading: 'Application withdrawn',
    paragraphs: ["The applicant has withdrawn this application. There's nothing left for you to decide."],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
    ],
    action: { label: 'Open the application', url: `${portalUrl}/applications/${id}/show` },
  };
}
