import {
  fillPlaceholders,
  type PlaceholderValues,
  placeholdersIn,
  truncate,
  writtenPlaceholder,
} from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';

/** A mail's text as it is edited, with placeholders. */
export interface MailText {
  subject: string;
  body: string;
}

/** Whether the mail states facts of an interview, which a change of the interview makes wrong. */
export const namesInterview = ({ subject, body }: MailText): boolean =>
  placeholdersIn(`${subject}\n${body}`).some((name) => name.startsWith('interview_'));

/** The first of these links that stands alone in its paragraph becomes the button. */
const LINKS = [
  { placeholder: 'interview_choose_link', label: 'Choose a time' },
  { placeholder: 'application_link', label: 'Open your application page' },
] as const;

/**
 * The mail of one applicant. Its subject ends with the reference, so that replies say what they are about; a paragraph
 * that holds only a link becomes a button.
 */
export function writeMail({ subject, body }: MailText, values: PlaceholderValues): MailContent {
  const { reference = '' } = values;
  const heading = fillPlaceholders(subject, values);
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const linkIn = (paragraph: string) =>
    LINKS.find(({ placeholder }) => paragraph.replace(/\s/g, '') === writtenPlaceholder(placeholder));
  const button = paragraphs.find((paragraph) => linkIn(paragraph));
  const link = button && linkIn(button);
  const url = link && values[link.placeholder];
  return {
    // Long subjects are cut before the reference is added, so that it is never cut off.
    subject: heading.includes(reference) ? heading : `${truncate(heading, 250)} (${reference})`,
    heading,
    paragraphs: paragraphs
      .filter((paragraph) => !url || paragraph !== button)
      .map((paragraph) => fillPlaceholders(paragraph, values)),
    ...(url && { action: { label: link.label, url } }),
  };
}
