import { COMPANY } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** What mails to an applicant say about the application. */
export interface MailedApplication {
  firstName: string;
  jobTitle: string;
  reference: string;
  /** Whether the job mails the decision by itself. */
  isDecisionMailed: boolean;
  /** Mailbox for questions: HR_EMAIL. */
  hrEmail: string;
}

/** Tells applicants that their application has arrived. */
export function applicationReceived(
  { firstName, jobTitle, reference, isDecisionMailed, hrEmail }: MailedApplication,
  siteUrl: string,
): MailContent {
  return {
    subject: `We've received your application: ${jobTitle}`,
    heading: `Thank you, ${firstName}`,
    paragraphs: [
      `We've received your application for ${jobTitle}, with everything you attached.`,
      isDecisionMailed
        ? `HR will review it within ${COMPANY.reviewTime}. We'll email you the decision at this address. There's nothing else you need to do for now.`
        : `HR will review it within ${COMPANY.reviewTime}. There's nothing else you need to do for now.`,
      'On your application page (have your reference and this email address ready) you can check the status, replace your CV until HR reviews your application, withdraw, download your data or have it erased.',
      `Questions? Email ${hrEmail} and quote your reference.`,
    ],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
      ['Status', 'Received'],
    ],
    action: { label: 'See your application', url: `${siteUrl}/my-application` },
  };
}
