import { formatDateTime } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

interface LinkedApplication {
  first_name: string;
  job_title: string;
  reference: string;
}

/** A link that opens the page once. */
export interface PageLinkToken {
  token: string;
  expiresAt: Date;
}

/** Brings applicants to their own page. What follows the hash never reaches a server's log. */
export function pageLink(
  { first_name: firstName, job_title: jobTitle, reference }: LinkedApplication,
  // By the clock and not in hours: the mail may arrive later than it was asked for.
  { token, expiresAt }: PageLinkToken,
  { siteUrl, hrEmail }: { siteUrl: string; hrEmail: string },
): MailContent {
  return {
    subject: `The link to your application: ${jobTitle}`,
    heading: `Your application, ${firstName}`,
    paragraphs: [
      `Use this link to open your application and see its status, your CV and your data. It works once, until ${formatDateTime(expiresAt)} (Lagos time).`,
      `If you didn't ask for it, you can ignore this email. Questions? Email ${hrEmail}.`,
    ],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
    ],
    action: { label: 'Open my application', url: `${siteUrl}/my-application#${token}` },
  };
}
