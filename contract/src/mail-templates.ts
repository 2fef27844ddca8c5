import { COMPANY } from './company.js';

/** Longest texts of a mail to an applicant, in characters; placeholders count as they are written. */
export const MAIL_TEXT_LIMITS = { name: 100, subject: 200, body: 10_000 } as const;

/** Most applicants that one message is written to. */
export const MOST_RECIPIENTS = 5_000;

/** Placeholders that the server fills in mails to applicants, with a label and an example for each. */
export const MAIL_PLACEHOLDERS = {
  first_name: { label: 'First name', sample: 'Adaeze' },
  last_name: { label: 'Last name', sample: 'Okonkwo' },
  job_title: { label: 'Job title', sample: 'Rider Experience Lead' },
  brand: { label: 'Brand', sample: COMPANY.name },
  company: { label: 'Company', sample: COMPANY.name },
  reference: { label: 'Reference', sample: 'SMT-7F3K-9QXA' },
  applied_date: { label: 'Date of application', sample: '20 November 2026' },
  application_link: {
    label: 'Link to the application page',
    sample: 'https://smashtechnology.example/my-application',
  },
  interview_time: { label: 'Time of the interview', sample: '1 December 2026, 10:00 (Lagos time)' },
  interview_place: { label: 'Place or link of the interview', sample: '12 Marina, Lagos' },
  interview_choose_link: {
    label: 'Page for choosing an interview time',
    sample: 'https://smashtechnology.example/my-application',
  },
  hr_email: { label: "HR's email address", sample: COMPANY.humanResourcesEmail },
} as const;
export type MailPlaceholder = keyof typeof MAIL_PLACEHOLDERS;

export const MAIL_PLACEHOLDER_NAMES = Object.keys(MAIL_PLACEHOLDERS) as MailPlaceholder[];

/** Values of placeholders for one mail; a placeholder without a value cannot be filled. */
export type PlaceholderValues = Partial<Record<MailPlaceholder, string>>;

/** Includes spaces around the name, which are trimmed later: a pattern that skips them would take cubic time (docs/requirements/threats.md#t-46). */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** A placeholder as it is written in a text. */
export const writtenPlaceholder = (name: string): string => `{{${name}}}`;

/** Names of the placeholders in a text, each once, in order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim()))];
}

/** Names of the placeholders in a text that do not exist. */
export function unknownPlaceholders(text: string): string[] {
  return placeholdersIn(text).filter((name) => !Object.hasOwn(MAIL_PLACEHOLDERS, name));
}

/** Placeholders in a text that have no value. */
export function unfilledPlaceholders(text: string, values: PlaceholderValues): MailPlaceholder[] {
  return (placeholdersIn(text) as MailPlaceholder[]).filter((name) => values[name] === undefined);
}

/** The text with its values; a placeholder without one stays as it is written. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(
    PLACEHOLDER,
    (written, name: string) => values[name.trim() as MailPlaceholder] ?? written,
  );
}

/** Examples of all placeholders, for looking at a text before there is an applicant. */
export const SAMPLE_VALUES = Object.fromEntries(
  MAIL_PLACEHOLDER_NAMES.map((name) => [name, MAIL_PLACEHOLDERS[name].sample]),
) as Record<MailPlaceholder, string>;
