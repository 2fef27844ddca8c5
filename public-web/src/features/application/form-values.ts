import {
  APPLICATION_FIELDS,
  APPLICATION_MESSAGES,
  FILE_MESSAGES,
  FILE_RULES,
  checkApplicationField,
  checkFile,
  type ApplicationAnswers,
  type ApplicationField,
} from '@smash/contract';

/** The files of the form, under the names the API gives them. */
export type FileFieldName = 'cv_file' | 'cover_letter_file';
export type FieldName = ApplicationField | FileFieldName;

/** What the form holds. */
export type FormValues = ApplicationAnswers & Record<FileFieldName, File | null>;

/** Labels, and the order in which the form and its error summary show the fields. */
export const FIELD_LABELS: Record<FieldName, string> = {
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  dob: 'Date of birth',
  state_of_origin: 'State of origin',
  email: 'Email',
  phone: 'Phone',
  address: 'Home address',
  state_of_resident: 'State of residence',
  social_link: 'LinkedIn profile',
  portfolio: 'Portfolio',
  cover_letter_file: 'Cover letter',
  cv_file: 'CV / Resume',
};

export const FIELD_NAMES = Object.keys(FIELD_LABELS) as FieldName[];

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELD_LABELS, name);
}

/** The id of a field's control in the page. */
export function fieldId(name: FieldName): string {
  return `application-${name}`;
}

/** An empty form's answers. */
export function emptyAnswers(): ApplicationAnswers {
  return Object.fromEntries(APPLICATION_FIELDS.map((field) => [field, ''])) as ApplicationAnswers;
}

/** A form without answers and files. */
export function emptyValues(): FormValues {
  return { ...emptyAnswers(), cv_file: null, cover_letter_file: null };
}

/** The text answers alone. */
export function answersOf(values: FormValues): ApplicationAnswers {
  return Object.fromEntries(APPLICATION_FIELDS.map((field) => [field, values[field]])) as ApplicationAnswers;
}

/** The message for one field's value, or undefined when it is in order. */
export function validateField(name: FieldName, value: string | File | null): string | undefined {
  if (name === 'cv_file') return value ? validateFile('cv', value) : FILE_MESSAGES.cvRequired;
  if (name === 'cover_letter_file') return validateFile('cover_letter', value);
  return checkApplicationField(name, typeof value === 'string' ? value : '', new Date());
}

function validateFile(kind: 'cv' | 'cover_letter', value: string | File | null): string | undefined {
  return value === null || typeof value === 'string' ? undefined : checkFile(kind, value);
}

/** Whether a message only says that the field is still empty, which is no news while the person is typing elsewhere. */
export function isMissingMessage(message: string): boolean {
  return message === APPLICATION_MESSAGES.required || message === FILE_MESSAGES.cvRequired;
}

/** The message of every field that is not in order. */
export function validateForm(values: FormValues): Partial<Record<FieldName, string>> {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const name of FIELD_NAMES) {
    const message = validateField(name, values[name]);
    if (message) errors[name] = message;
  }
  return errors;
}

/**
 * The fields that the server's refusal is about: those it names, or the file whose type rule it states. Names that
 * the form does not have are left out.
 */
export function refusedFields(
  named: Readonly<Record<string, string>>,
  message: string,
): Partial<Record<FieldName, string>> {
  const known = Object.fromEntries(Object.entries(named).filter(([name]) => isFieldName(name)));
  if (message === FILE_RULES.cv.typeMessage) return { cv_file: message, ...known };
  if (message === FILE_RULES.cover_letter.typeMessage) return { cover_letter_file: message, ...known };
  return known;
}
