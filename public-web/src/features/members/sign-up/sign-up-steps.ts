import {
  APPLICATION_MESSAGES,
  checkSignUpField,
  SIGN_UP_FIELDS,
  type SignUpAnswers,
  type SignUpField,
} from '@smash/contract';
import { PASSWORD_HINT } from '../../../components/access/field-checks';

/** One step of the form. */
export interface SignUpStep {
  heading: string;
  note: string;
  fields: readonly SignUpField[];
}

/** The steps, in order; every field is in one of them. */
export const SIGN_UP_STEPS: readonly SignUpStep[] = [
  {
    heading: 'About you',
    note: 'As shown on your identity document.',
    fields: ['title', 'fname', 'mname', 'sname', 'gender'],
  },
  {
    heading: 'Where to reach you',
    note: 'We’ll send a link to your email address. You’ll also use that address to log in.',
    fields: ['email', 'phone', 'address', 'state_of_resident'],
  },
  {
    heading: 'Identification',
    note: 'By law, we need to know who our investors are. The number is encrypted before it is stored.',
    fields: ['means_of_id', 'id_number'],
  },
  {
    heading: 'Next of kin',
    note: 'Who we contact if something happens to you. This is encrypted too. Please let them know.',
    fields: ['nok_fullname', 'nok_phone', 'nok_address'],
  },
  {
    heading: 'Password',
    note: PASSWORD_HINT,
    fields: ['password'],
  },
];

export const SIGN_UP_LABELS: Record<SignUpField, string> = {
  title: 'Title',
  fname: 'First name',
  mname: 'Middle name',
  sname: 'Surname',
  gender: 'Gender',
  email: 'Email',
  phone: 'Phone',
  address: 'Home address',
  state_of_resident: 'State of residence',
  means_of_id: 'Means of identification',
  id_number: 'Identification number',
  nok_fullname: 'Full name of your next of kin',
  nok_phone: 'Their phone',
  nok_address: 'Their address',
  password: 'Password',
};

export type SignUpErrors = Partial<Record<SignUpField, string>>;

/** Fields that are never written to this device. */
export const SECRET_FIELDS: readonly SignUpField[] = ['password', 'id_number'];

export const isSignUpField = (name: string): name is SignUpField =>
  SIGN_UP_FIELDS.some((field) => field === name);

export function emptySignUp(): SignUpAnswers {
  return Object.fromEntries(SIGN_UP_FIELDS.map((field) => [field, ''])) as SignUpAnswers;
}

/** Whether the form requires a field. It requires the state, which decides the zone; the API also takes it later. */
export const isAsked = (field: SignUpField): boolean => field !== 'mname';

/** The message of one field, or undefined when it is valid. */
function checkField(field: SignUpField, answers: SignUpAnswers): string | undefined {
  if (field === 'state_of_resident' && !answers.state_of_resident) return APPLICATION_MESSAGES.required;
  return checkSignUpField(field, answers);
}

/** The messages of the invalid fields. */
export function checkFields(fields: readonly SignUpField[], answers: SignUpAnswers): SignUpErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = checkField(field, answers);
      return message ? [[field, message]] : [];
    }),
  );
}

/** Index of the first step that has a field with a message; undefined without messages. */
export function firstStepWith(errors: SignUpErrors): number | undefined {
  const index = SIGN_UP_STEPS.findIndex(({ fields }) => fields.some((field) => errors[field] !== undefined));
  return index < 0 ? undefined : index;
}
