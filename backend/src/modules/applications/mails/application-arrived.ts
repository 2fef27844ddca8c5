import type { MailContent } from '../../../platform/mail/index.js';

interface ArrivedApplication {
  id: string;
  jobTitle: string;
  reference: string;
}

/** Tells HR of a new application, without anything personal: that stays behind the portal's login. */
export function applicationArrived(
  { id, jobTitle, reference }: ArrivedApplication,
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
