import type { MailContent } from '../../../platform/mail/index.js';

interface MentionedIn {
  id: string;
  jobTitle: string;
  reference: string;
  author: string;
}

/** Tells an account that a note mentions it; what the note says, and about whom, stays behind the portal's login. */
export function mentionedInNote(
  { id, jobTitle, reference, author }: MentionedIn,
  portalUrl: string,
): MailContent {
  return {
    subject: `${author} mentioned you: ${jobTitle} (${reference})`,
    heading: `${author} mentioned you in a note`,
    paragraphs: ["You'll find the note in the portal, with the application that it's about."],
    facts: [
      ['Position', jobTitle],
      ['Reference', reference],
    ],
    action: { label: 'Read the note', url: `${portalUrl}/applications/${id}/show` },
  };
}
