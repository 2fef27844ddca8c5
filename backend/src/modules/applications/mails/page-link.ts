import { type MailContent, worksOnce } from '../../../platform/mail/index.js';
import type { IssuedOneTimeToken } from '../../../platform/tokens/one-time-tokens.service.js';

interface LinkedApplication {
  first_name: string;
  job_title: string;
  reference: string;
}

/** Sends applicants a link to their own page. The token after the hash reaches no server's log. */
export function pageLink(
  { first_name: firstName, job_title: jobTitle, reference }: LinkedApplication,
  { token, expiresAt }: IssuedOneTimeToken,
  { siteUrl, hrEmail }: { siteUrl: string; hrEmail: string },
): MailContent {
  return {
    subject: `The link to your application: ${jobTitle}`,
    heading: `Your application, ${firstName}`,
    paragraphs: [
      `Use this link to open your application and see its status, your CV and your data. It ${worksOnce(expiresAt)}.`,
      `If you didn't ask for it, you can ignore this email. Questions? Email ${hrEmail}.`,
    ],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
    ],
    action: { label: 'Open my application', url: `${siteUrl}/my-application#${token}` },
  };
}
