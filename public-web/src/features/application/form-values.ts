import {
  APPLICATION_FIELDS,
  APPLICATION_MESSAGES,
  answerField,
  checkAnswer,
  checkApplicationField,
  checkFile,
  FILE_MESSAGES,
  isAnswerField,
  missingMessage,
  type AnswerField,
  type ApplicationAnswers,
  type ApplicationField,
  type JobQuestion,
} from '@smash/contract';

/** The files that every form asks for, by their names in the API. */
export type FileFieldName = 'cv_file' | 'cover_letter_file';
export type FieldName = ApplicationField | FileFieldName | AnswerField;

/** The text values of the form, which the draft on the device keeps. */
export type TextValues = ApplicationAnswers & Record<AnswerField, string> & { talent_pool?: string };

/** All values of the form, with its files. */
export type FormValues = ApplicationAnswers &
  Record<FileFieldName, File | null> &
  Record<AnswerField, string | File | null>;

/** Labels of the fields that every form has. */
export const FIELD_LABELS: Record<Exclude<FieldName, AnswerField>, string> = {
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

/** The fields that every form has. */
export const FIELD_NAMES = Object.keys(FIELD_LABELS) as (keyof typeof FIELD_LABELS)[];

const UPLOADS: readonly FieldName[] = ['cover_letter_file', 'cv_file'];

/** A field with its label. */
export interface FormField {
  name: FieldName;
  label: string;
  /** The job's question; undefined for a field that every form has. */
  question?: JobQuestion;
}

/** The fields in the order in which the form and its error summary show them: the job's questions before the uploads. */
export function formFields(questions: readonly JobQuestion[]): FormField[] {
  const fixed = FIELD_NAMES.map((name) => ({ name, label: FIELD_LABELS[name] }));
  const asked = questions.map((question) => ({
    name: answerField(question.id),
    label: question.label,
    question,
  }));
  const isUpload = ({ name }: FormField) => UPLOADS.includes(name);
  return [...fixed.filter((field) => !isUpload(field)), ...asked, ...fixed.filter(isUpload)];
}

/** Id of the live region for the progress: outside the form, which screen readers do not read while it is busy. */
export const SENDING_STATUS = 'application-sending';

/** The id of a field's control in the page. */
export function fieldId(name: FieldName): string {
  return `application-${name}`;
}

/** Empty answers to the fields that every form has. */
export function emptyAnswers(): ApplicationAnswers {
  return Object.fromEntries(APPLICATION_FIELDS.map((field) => [field, ''])) as ApplicationAnswers;
}

/** A form without answers and files. */
export function emptyValues(questions: readonly JobQuestion[]): FormValues {
  const asked = questions.map(({ id, type }) => [answerField(id), type === 'file' ? null : '']);
  return {
    ...emptyAnswers(),
    ...(Object.fromEntries(asked) as Record<AnswerField, string | null>),
    cv_file: null,
    cover_letter_file: null,
  };
}

/** The text answers alone. */
export function answersOf(values: FormValues): TextValues {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'string'),
  ) as TextValues;
}

/** The chosen files alone, by field. */
export function filesOf(values: FormValues): Partial<Record<FieldName, File>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value instanceof File)) as Partial<
    Record<FieldName, File>
  >;
}

/** The message for one field's value, or undefined when it is valid. */
export function validateField(
  { name, question }: Pick<FormField, 'name' | 'question'>,
  value: string | File | null | undefined,
): string | undefined {
  if (value instanceof File) return checkFile(name === 'cv_file' ? 'cv' : 'cover_letter', value);
  if (question) return checkAnswer(question, value ?? '');
  if (name === 'cv_file') return FILE_MESSAGES.cvRequired;
  if (name === 'cover_letter_file' || isAnswerField(name)) return undefined;
  return checkApplicationField(name, value ?? '', new Date());
}

const MISSING_MESSAGES: readonly string[] = [
  APPLICATION_MESSAGES.required,
  FILE_MESSAGES.cvRequired,
  missingMessage({ type: 'file' }),
];

/** Whether a message only says that the field is still empty: no news to a person who types in another field. */
export function isMissingMessage(message: string): boolean {
  return MISSING_MESSAGES.includes(message);
}

/**
 * The messages of all invalid fields.
 * @param kept set for the fields whose sent value stays
 * @param pending why a field has to wait; counts before its value
 */
export function validateForm(
  values: FormValues,
  questions: readonly JobQuestion[],
  kept: Partial<Record<FieldName, string>> = {},
  pending?: Partial<Record<FieldName, string | undefined>>,
): Partial<Record<FieldName, string>> {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const field of formFields(questions)) {
    const value = values[field.name];
    const message =
      pending?.[field.name] ??
      (kept[field.name] && (!value || field.name === 'email') ? undefined : validateField(field, value));
    if (message) errors[field.name] = message;
  }
  return errors;
}
