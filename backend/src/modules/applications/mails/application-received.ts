import { COMPANY } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

interface ReceivedApplication {
  firstName: string;
  jobTitle: string;
  reference: string;
}

/** Tells applicants that their application has arrived. */
export function applicationReceived(
  { firstName, jobTitle, reference }: ReceivedApplication,
  siteUrl: string,
): MailContent {
  return {
    subject: `We have your application: ${jobTitle}`,
    heading: `Thank you, ${firstName}`,
    paragraphs: [
      `Your application for ${jobTitle} has arrived, with everything you attached.`,
      'HR reviews it within 3-5 business days and writes to this address. There is nothing else to do for now.',
      'On your own page you can follow the status, replace the CV, withdraw, get a copy of your data or have it erased.',
      `Questions? Write to ${COMPANY.humanResourcesEmail} and name your reference.`,
    ],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
      ['Status', 'Received'],
    ],
    action: { label: 'Your application', url: `${siteUrl}/my-application` },
  };
}
