import type { MailContent } from '../../../platform/mail/index.js';

interface WithdrawnApplication {
  id: string;
  job_title: string;
  reference: string;
}

/** Tells HR that an applicant no longer wants the position, without anything personal. */
export function applicationWithdrawn(
  { id, job_title: jobTitle, reference }: WithdrawnApplication,
  portalUrl: string,
): MailContent {
  return {
    subject: `Application withdrawn: ${jobTitle} (${reference})`,
    heading: 'Application withdrawn',
    paragraphs: ["The applicant has withdrawn this application. There's nothing left for you to decide."],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
    ],
    action: { label: 'Open the application', url: `${portalUrl}/applications/${id}/show` },
  };
}
