import { addDays, isCalendarDate, lagosDate, monthsBefore, type CalendarDate } from './calendar.js';
import { isName } from './names.js';
import { NIGERIAN_STATES } from './nigerian-states.js';
import { cleanLine, isBlank } from './text.js';

/**
 * The text fields of the application form (docs/requirements/careers.md#c-16).
 */
export const APPLICATION_FIELDS = [
  'first_name',
  'middle_name',
  'last_name',
  'dob',
  'state_of_origin',
  'address',
  'email',
  'phone',
  'portfolio',
  'social_link',
  'state_of_resident',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];
export type ApplicationAnswers = Record<ApplicationField, string>;

/**
 * Messages about fields, word for word (from docs/requirements/careers.md#c-18 on). Those about names, birth dates,
 * states and lengths are additions of the server.
 */
export const APPLICATION_MESSAGES = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  name: 'Please enter a name without a web address',
  phone: 'Please enter a valid phone number',
  url: 'Please enter a valid URL',
  date: 'Please enter a valid date, such as 1996-04-12',
  birthDate: 'Please check your date of birth: applicants must be between 15 and 100 years old',
  state: 'Please choose a state from the list',
  tooLong: (limit: number) => `Please use at most ${limit} characters`,
} as const;

/** Longest value of each field, in characters. Checked before any pattern, so that none can run long. */
export const APPLICATION_LIMITS: Record<ApplicationField, number> = {
  first_name: 100,
  middle_name: 100,
  last_name: 100,
  dob: 10,
  state_of_origin: 20,
  address: 500,
  email: 254,
  phone: 32,
  portfolio: 2_000,
  social_link: 2_000,
  state_of_resident: 20,
};

/** Longest cover letter that may be sent as text instead of a file, in characters. */
export const COVER_LETTER_TEXT_LIMIT = 10_000;

const OPTIONAL_FIELDS: readonly ApplicationField[] = ['middle_name', 'portfolio'];
/** Fields whose length is checked before their format, so that a too long value gets the message about its length. */
const LENGTH_FIRST: readonly ApplicationField[] = ['phone', 'portfolio', 'social_link'];
const PHONE_PATTERN = /^\+?[\d\s\-()]{10,}$/;
const FEWEST_PHONE_DIGITS = 7;
const YOUNGEST_AGE = 15;
const OLDEST_AGE = 100;

export function isRequiredField(field: ApplicationField): boolean {
  return !OPTIONAL_FIELDS.includes(field);
}

/**
 * Whether a text looks like an email address. Linear in its length.
 *
 * Only ASCII stands before its @, since few mail servers take anything else (SMTPUTF8). In the domain, İ is refused: some
 * databases take it for an i, mail servers do not, and two mailboxes would share an address. Comments, groups, quotes,
 * invisible characters and other dots are refused: one mailbox has one address, so that its limits hold.
 * The last part of a domain is no number.
 */
export function isEmail(value: string): boolean {
  if (value.length > APPLICATION_LIMITS.email) return false;
  if (value.normalize('NFC') !== value.normalize('NFKC')) return false;
  return /^(?!.*İ)[\w!#$%&'*+\-./=?^`{|}~]+@(?:[\p{L}\p{M}\p{N}-]+\.)+(?!\d+$)[\p{L}\p{M}\p{N}-]+$/u.test(
    value,
  );
}

/** A phone number: optional plus, then ten or more digits, spaces, hyphens or parentheses, seven of them digits. */
export function isPhone(value: string): boolean {
  if (value.length > APPLICATION_LIMITS.phone || !PHONE_PATTERN.test(value)) return false;
  return value.replace(/\D/g, '').length >= FEWEST_PHONE_DIGITS;
}

/**
 * The http(s) address that a person meant, or undefined. The scheme may be left out ("linkedin.com/in/ada").
 * Parsed, never matched by a pattern: slow patterns for addresses are a classic way to stop a server.
 */
export function parseWebAddress(value: string): string | undefined {
  const text = value.trim();
  if (text.length > APPLICATION_LIMITS.social_link || /\s/.test(text)) return undefined;
  const withScheme = /^[a-z][a-z0-9+.-]{0,30}:(?!\d)/i.test(text) ? text : `https://${text}`;
  let url: URL;
  try {
    // Browsers of before 2024 have neither URL.parse nor URL.canParse.
    url = new URL(withScheme);
  } catch {
    return undefined;
  }
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const lastLabel = url.hostname.split('.').pop() ?? '';
  const hasDomain = url.hostname.includes('.') && /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(lastLabel);
  return isWeb && hasDomain && !url.username && !url.password ? url.href : undefined;
}

/** The first and the last day on which somebody who applies now can have been born: from 15 to 100 years old in Lagos. */
export function birthDateRange(now: Date): { min: CalendarDate; max: CalendarDate } {
  const earlier = (years: number): CalendarDate => monthsBefore(lagosDate(now), years * 12);
  // Whoever was born on the first day turns 101 tomorrow.
  return { min: addDays(earlier(OLDEST_AGE + 1), 1), max: earlier(YOUNGEST_AGE) };
}

function checkDateOfBirth(value: string, now: Date): string | undefined {
  if (!isCalendarDate(value)) return APPLICATION_MESSAGES.date;
  const { min, max } = birthDateRange(now);
  return value >= min && value <= max ? undefined : APPLICATION_MESSAGES.birthDate;
}

/** The message for one field's value, or undefined when it is valid. Blank counts as missing. */
export function checkApplicationField(
  field: ApplicationField,
  rawValue: string,
  now: Date,
): string | undefined {
  if (isBlank(rawValue.slice(0, 10_000))) {
    return isRequiredField(field) ? APPLICATION_MESSAGES.required : undefined;
  }
  const limit = APPLICATION_LIMITS[field];
  const lengthMessage = rawValue.length > limit ? APPLICATION_MESSAGES.tooLong(limit) : undefined;
  if (lengthMessage && LENGTH_FIRST.includes(field)) return lengthMessage;
  return checkFormat(field, cleanLine(rawValue.slice(0, 10_000)), now) ?? lengthMessage;
}

function checkFormat(field: ApplicationField, value: string, now: Date): string | undefined {
  switch (field) {
    case 'first_name':
    case 'middle_name':
    case 'last_name':
      return isName(value) ? undefined : APPLICATION_MESSAGES.name;
    case 'email':
      return isEmail(value) ? undefined : APPLICATION_MESSAGES.email;
    case 'phone':
      return isPhone(value) ? undefined : APPLICATION_MESSAGES.phone;
    case 'portfolio':
    case 'social_link':
      return parseWebAddress(value) ? undefined : APPLICATION_MESSAGES.url;
    case 'dob':
      return checkDateOfBirth(value, now);
    case 'state_of_origin':
    case 'state_of_resident':
      return NIGERIAN_STATES.some((state) => state === value) ? undefined : APPLICATION_MESSAGES.state;
    default:
      return undefined;
  }
}
