import { fillPlaceholders, type PlaceholderValues, writtenPlaceholder } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** A mail's text as it is edited, with placeholders. */
export interface MailText {
  subject: string;
  body: string;
}

/** Alone in its paragraph it becomes the button. */
const LINK = writtenPlaceholder('application_link');
const LINK_LABEL = 'Open your application page';

/**
 * The mail of one applicant. Its subject ends with the reference, so that replies say what they are about; a paragraph
 * that holds only the link to the application page becomes a button.
 */
export function writeMail({ subject, body }: MailText, values: PlaceholderValues): MailContent {
  const { reference = '', application_link: url } = values;
  const heading = fillPlaceholders(subject, values);
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const isLink = (paragraph: string) => paragraph.replace(/\s/g, '') === LINK;
  return {
    subject: heading.includes(reference) ? heading : `${heading} (${reference})`,
    heading,
    paragraphs: paragraphs
      .filter((paragraph) => !isLink(paragraph))
      .map((paragraph) => fillPlaceholders(paragraph, values)),
    ...(url && paragraphs.some(isLink) && { action: { label: LINK_LABEL, url } }),
  };
}
