import { APPLICATION_MESSAGES, isEmail, isPhone } from './application-form.js';
import { isName } from './names.js';
import { NIGERIAN_STATES } from './nigerian-states.js';
import { checkPasswordLength, PASSWORD_MAX_LENGTH } from './password.js';
import { cleanLine, isBlank } from './text.js';

/**
 * The fields of the investor sign-up (docs/requirements/members.md#m-2), and the state of residence, from which the
 * zone follows.
 */
export const SIGN_UP_FIELDS = [
  'title',
  'fname',
  'mname',
  'sname',
  'gender',
  'phone',
  'email',
  'address',
  'state_of_resident',
  'means_of_id',
  'id_number',
  'nok_fullname',
  'nok_address',
  'nok_phone',
  'password',
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];
export type SignUpAnswers = Record<SignUpField, string>;

/** Titles that the form offers; others are accepted too. */
export const TITLES = [
  'Mr',
  'Mrs',
  'Miss',
  'Ms',
  'Dr',
  'Prof',
  'Engr',
  'Barr',
  'Chief',
  'Alhaji',
  'Alhaja',
  'Pastor',
] as const;

export const GENDERS = ['Female', 'Male', 'Prefer not to say'] as const;
export type Gender = (typeof GENDERS)[number];

export const MEANS_OF_ID = ['NIN', "Voter's Card", "Driver's Licence", 'International Passport'] as const;
export type MeansOfId = (typeof MEANS_OF_ID)[number];

/** Format of the number of each means of identification, without spaces and hyphens. */
export const ID_NUMBER_RULES: Record<MeansOfId, { pattern: RegExp; message: string }> = {
  NIN: { pattern: /^\d{11}$/, message: 'A NIN has 11 digits' },
  "Voter's Card": {
    pattern: /^[A-Z0-9]{19}$/,
    message: "A voter's card number has 19 letters and digits",
  },
  "Driver's Licence": {
    pattern: /^[A-Z]{3}[A-Z0-9]{5,15}$/,
    message: "A driver's licence number begins with three letters, such as ABC12345AA01",
  },
  'International Passport': {
    pattern: /^(?=.*\d)[A-Z0-9]{6,12}$/,
    message: 'A passport number has 6 to 12 letters and digits, such as A01234567',
  },
};

/** Longest value of each field, in characters. Checked before any pattern, so that none can run long. */
export const SIGN_UP_LIMITS: Record<SignUpField, number> = {
  title: 20,
  fname: 100,
  mname: 100,
  sname: 100,
  gender: 20,
  phone: 32,
  email: 254,
  address: 500,
  state_of_resident: 20,
  means_of_id: 40,
  id_number: 40,
  nok_fullname: 200,
  nok_address: 500,
  nok_phone: 32,
  password: PASSWORD_MAX_LENGTH,
};

/** Messages of the server's own; the others are those of the application form. */
export const SIGN_UP_MESSAGES = {
  choice: 'Please choose from the list',
} as const;

/** Fields that may be empty. The API also accepts sign-ups with only the fourteen specified fields: the state may follow later. */
const OPTIONAL_FIELDS: readonly SignUpField[] = ['mname', 'state_of_resident'];

export function isRequiredSignUpField(field: SignUpField): boolean {
  return !OPTIONAL_FIELDS.includes(field);
}

/** The choice that a text names, regardless of case; undefined for none. */
export function chosen<Choice extends string>(choices: readonly Choice[], text: string): Choice | undefined {
  const wanted = text.trim().replace(/’/g, "'").toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === wanted);
}

/** An identity number as it is kept: capital letters and digits without spaces and hyphens. */
export function cleanIdNumber(value: string): string {
  return value.replace(/[\s-]/g, '').toUpperCase();
}

/** The message for one field, or undefined when it is valid. The identity number is checked by the rule of its means. */
export function checkSignUpField(
  field: SignUpField,
  answers: Partial<Record<SignUpField, string>>,
): string | undefined {
  const value = answers[field] ?? '';
  if (field === 'password') return value ? checkPasswordLength(value) : APPLICATION_MESSAGES.required;
  if (isBlank(value.slice(0, 10_000))) {
    return isRequiredSignUpField(field) ? APPLICATION_MESSAGES.required : undefined;
  }
  const limit = SIGN_UP_LIMITS[field];
  if (value.length > limit) return APPLICATION_MESSAGES.tooLong(limit);
  return checkFormat(field, cleanLine(value), answers.means_of_id ?? '');
}

function checkFormat(field: SignUpField, value: string, meansOfId: string): string | undefined {
  switch (field) {
    case 'title':
    case 'fname':
    case 'mname':
    case 'sname':
    case 'nok_fullname':
      return isName(value) ? undefined : APPLICATION_MESSAGES.name;
    case 'email':
      return isEmail(value) ? undefined : APPLICATION_MESSAGES.email;
    case 'phone':
    case 'nok_phone':
      return isPhone(value) ? undefined : APPLICATION_MESSAGES.phone;
    case 'gender':
      return chosen(GENDERS, value) ? undefined : SIGN_UP_MESSAGES.choice;
    case 'means_of_id':
      return chosen(MEANS_OF_ID, value) ? undefined : SIGN_UP_MESSAGES.choice;
    case 'state_of_resident':
      return NIGERIAN_STATES.some((state) => state === value) ? undefined : APPLICATION_MESSAGES.state;
    case 'id_number':
      return checkIdNumber(value, meansOfId);
    default:
      return undefined;
  }
}

/** The message for an identity number. Without a known means there is no rule for it; the means then has a message of its own. */
function checkIdNumber(value: string, meansOfId: string): string | undefined {
  const means = chosen(MEANS_OF_ID, meansOfId);
  if (!means) return undefined;
  const { pattern, message } = ID_NUMBER_RULES[means];
  return pattern.test(cleanIdNumber(value)) ? undefined : message;
}
