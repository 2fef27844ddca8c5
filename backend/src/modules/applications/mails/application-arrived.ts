import type { MailContent } from '../../../platform/mail/index.js';

/** What a mail to HR says about an application: nothing personal. */
export interface ApplicationForHr {
  id: string;
  jobTitle: string;
  reference: string;
}

/** Tells HR of a new application, without personal data, which stays behind the portal's login. */
export function applicationArrived(
  { id, jobTitle, reference }: ApplicationForHr,
  portalUrl: string,
): MailContent {
  return {
    subject: `New application: ${jobTitle} (${reference})`,
    heading: 'New application',
    paragraphs: ["Someone has applied. You'll find their name, answers and files in the portal."],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
    ],
    action: { label: 'Open the application', url: `${portalUrl}/applications/${id}/show` },
  };
}
