import type { ApplicationStatus } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';
import type { MailedApplication } from './application-received.js';

interface Told {
  jobTitle: string;
  /** Sentence on how the applicant will hear of a decision that is still to be made. */
  promise: string;
  page: NonNullable<MailContent['action']>;
}

type Wording = (told: Told) => Pick<MailContent, 'subject' | 'heading' | 'action'> & { paragraphs: string[] };

const WORDINGS: Record<ApplicationStatus, Wording> = {
  pending: ({ jobTitle, promise, page }) => ({
    subject: `Your application is waiting to be reviewed: ${jobTitle}`,
    heading: 'Your application is waiting to be reviewed',
    paragraphs: [`Your application for ${jobTitle} is waiting to be reviewed. ${promise}`],
    action: page,
  }),
  reviewed: ({ jobTitle, promise, page }) => ({
    subject: `We've reviewed your application: ${jobTitle}`,
    heading: "We've reviewed your application",
    paragraphs: [`HR has reviewed your application for ${jobTitle}. No decision has been made yet.`, promise],
    action: page,
  }),
  accepted: ({ jobTitle }) => ({
    subject: `Good news about your application: ${jobTitle}`,
    heading: "We'd like to take your application forward",
    paragraphs: [
      `Your application for ${jobTitle} has been accepted.`,
      'HR will call or email you to agree the next steps.',
    ],
  }),
  rejected: ({ jobTitle }) => ({
    subject: `Your application: ${jobTitle}`,
    heading: "We won't be taking your application forward",
    paragraphs: [
      `Thank you for your interest in ${jobTitle} and for the time you put into your application. We've decided not to take it forward.`,
      "Open positions are listed on our careers page, and you're welcome to apply again.",
    ],
  }),
};

/** Tells applicants what became of their application; sent only when an administrator decides so. */
export function statusChanged(
  { firstName, jobTitle, reference, isDecisionMailed, hrEmail }: MailedApplication,
  status: ApplicationStatus,
  siteUrl: string,
): MailContent {
  const promise = isDecisionMailed
    ? "We'll email you when there's a decision."
    : "When there's a decision, you can see it on your application page.";
  const page = { label: 'See your application', url: `${siteUrl}/my-application` };
  const { paragraphs, ...wording } = WORDINGS[status]({ jobTitle, promise, page });
  return {
    ...wording,
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
