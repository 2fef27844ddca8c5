import { type ApplicationStatus, COMPANY } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

interface DecidedApplication {
  firstName: string;
  jobTitle: string;
  reference: string;
}

type Wording = (jobTitle: string) => Pick<MailContent, 'subject' | 'heading'> & { paragraphs: string[] };

const WORDINGS: Record<ApplicationStatus, Wording> = {
  pending: (jobTitle) => ({
    subject: `Your application is waiting for review: ${jobTitle}`,
    heading: 'Your application is in the queue',
    paragraphs: [
      `Your application for ${jobTitle} is waiting for its review. We will write as soon as it was read.`,
    ],
  }),
  reviewed: (jobTitle) => ({
    subject: `Your application was reviewed: ${jobTitle}`,
    heading: 'We have read your application',
    paragraphs: [
      `HR has read your application for ${jobTitle}, and it is being weighed beside the others.`,
      'You will hear from us again when there is a decision.',
    ],
  }),
  accepted: (jobTitle) => ({
    subject: `Good news about your application: ${jobTitle}`,
    heading: 'We would like to go on with you',
    paragraphs: [
      `Your application for ${jobTitle} was accepted.`,
      'HR will call or write within a few days to agree on the next steps.',
    ],
  }),
  rejected: (jobTitle) => ({
    subject: `Your application: ${jobTitle}`,
    heading: 'We decided for somebody else this time',
    paragraphs: [
      `Thank you for your interest in ${jobTitle} and for the time you put into your application. We chose another candidate.`,
      'Other positions open often, and you are welcome to apply again.',
    ],
  }),
};

/** Tells applicants what became of their application; sent only when an administrator decides so. */
export function statusChanged(application: DecidedApplication, status: ApplicationStatus): MailContent {
  const { firstName, jobTitle, reference } = application;
  const { subject, heading, paragraphs } = WORDINGS[status](jobTitle);
  return {
    subject,
    heading,
    paragraphs: [
      `Dear ${firstName},`,
      ...paragraphs,
      `Questions? Write to ${COMPANY.humanResourcesEmail} and name your reference.`,
    ],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
    ],
  };
}
