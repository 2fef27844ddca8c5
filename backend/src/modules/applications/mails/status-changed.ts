import type { ApplicationStatus } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

interface DecidedApplication {
  firstName: string;
  jobTitle: string;
  reference: string;
  /** Mailbox for questions: HR_EMAIL. */
  hrEmail: string;
}

type Wording = (jobTitle: string) => Pick<MailContent, 'subject' | 'heading'> & { paragraphs: string[] };

const WORDINGS: Record<ApplicationStatus, Wording> = {
  pending: (jobTitle) => ({
    subject: `Your application is waiting to be reviewed: ${jobTitle}`,
    heading: 'Your application is waiting to be reviewed',
    paragraphs: [
      `Your application for ${jobTitle} is waiting to be reviewed. We'll email you when there's a decision.`,
    ],
  }),
  reviewed: (jobTitle) => ({
    subject: `We've reviewed your application: ${jobTitle}`,
    heading: "We've reviewed your application",
    paragraphs: [
      `HR has reviewed your application for ${jobTitle}. No decision has been made yet.`,
      "We'll email you again when there's a decision.",
    ],
  }),
  accepted: (jobTitle) => ({
    subject: `Good news about your application: ${jobTitle}`,
    heading: "We'd like to take your application forward",
    paragraphs: [
      `Your application for ${jobTitle} has been accepted.`,
      'HR will call or email you within a few days to agree the next steps.',
    ],
  }),
  rejected: (jobTitle) => ({
    subject: `Your application: ${jobTitle}`,
    heading: "We won't be taking your application forward",
    paragraphs: [
      `Thank you for your interest in ${jobTitle} and for the time you put into your application. We've decided not to take it forward.`,
      "Open positions are listed on our careers page, and you're welcome to apply again.",
    ],
  }),
};

/** Tells applicants what became of their application; sent only when an administrator decides so. */
export function statusChanged(application: DecidedApplication, status: ApplicationStatus): MailContent {
  const { firstName, jobTitle, reference, hrEmail } = application;
  const { subject, heading, paragraphs } = WORDINGS[status](jobTitle);
  return {
    subject,
    heading,
    paragraphs: [
      `Dear ${firstName},`,
      ...paragraphs,
      `Questions? Email ${hrEmail} and quote your reference.`,
    ],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
    ],
  };
}
