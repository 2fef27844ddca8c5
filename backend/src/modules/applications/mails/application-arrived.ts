import type { MailContent } from '../../../platform/mail/index.js';

/** What HR is told of an application: nothing personal. */
export interface ApplicationForHr {
  id: string;
  jobTitle: string;
  reference: string;
}

/** Tells HR of a new application, without anything personal: that stays behind the portal's login. */
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
