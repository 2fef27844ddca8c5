import { COMPANY } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

interface LinkedApplication {
  first_name: string;
  job_title: string;
  reference: string;
}

/** Brings applicants to their own page. What follows the hash never reaches a server's log. */
export function pageLink(
  { first_name: firstName, job_title: jobTitle, reference }: LinkedApplication,
  token: string,
  siteUrl: string,
): MailContent {
  return {
    subject: `Your link to your application: ${jobTitle}`,
    heading: `Your application, ${firstName}`,
    paragraphs: [
      'This link opens your application: its status, your CV, your data. It works once and for one hour.',
      `If you did not ask for it, you need not do anything. Questions? Write to ${COMPANY.humanResourcesEmail}.`,
    ],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
    ],
    action: { label: 'Open my application', url: `${siteUrl}/my-application#${token}` },
  };
}
