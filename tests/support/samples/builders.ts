import { randomInt, randomUUID } from 'node:crypto';
import {
  type ApplicationAnswers,
  type CalendarDate,
  type JobCriterion,
  type JobQuestion,
  type JobStage,
  DAY_MS,
  lagosDate,
  type SignUpAnswers,
} from '@smash/contract';
import type { SaveJob, UpdateMember } from '@smash/contract/client';
import { samplePdf } from './files.js';

/** A unique short word. It begins with a letter: a word of digits alone would be taken for a number. */
export const uniqueWord = (): string => `u${randomUUID().replaceAll('-', '').slice(0, 10)}`;

/** The day in Lagos this many days from now. */
export const dayFromNow = (days: number): CalendarDate => lagosDate(new Date(Date.now() + days * DAY_MS));

export interface AccountDetails {
  username: string;
  email: string;
  password: string;
}

export function anAccount(overrides: Partial<AccountDetails> = {}): AccountDetails {
  const username = `ngozi-${uniqueWord()}`;
  return { username, email: `${username}@example.com`, password: 'correct horse battery', ...overrides };
}

export function aJob(overrides: Partial<SaveJob> = {}): SaveJob {
  return {
    title: 'Rider Experience Lead',
    description: 'You keep riders and drivers of Ridesmash happy.',
    requirements: 'Two years in support.',
    responsibility: 'Answer riders within the hour.',
    location: 'Lagos',
    job_type: 'Full Time',
    application_deadline: dayFromNow(30),
    ...overrides,
  };
}

/** A question of each type; the first two are required. */
export const sixQuestions = (): JobQuestion[] => [
  { id: 'years', label: 'How many years have you been riding?', type: 'number', required: true },
  { id: 'licence', label: 'Do you have a rider’s licence?', type: 'yes_no', required: true },
  {
    id: 'city',
    label: 'Where would you ride?',
    type: 'choice',
    required: false,
    choices: ['Abuja', 'Lagos', 'Kano'],
  },
  { id: 'bike', label: 'Which motorcycle do you ride?', type: 'short_text', required: false },
  { id: 'day', label: 'Tell us about a difficult day.', type: 'long_text', required: false },
  { id: 'paper', label: 'Your licence as a file', type: 'file', required: false },
];

/** Stages of a job. */
export const threeStages = (): JobStage[] => [
  { id: 'phone', name: 'Phone screen' },
  { id: 'interview', name: 'Interview' },
  { id: 'offer', name: 'Offer' },
];

/** Criteria of a job. */
export const threeCriteria = (): JobCriterion[] => [
  { id: 'writing', name: 'Writes clearly' },
  { id: 'city', name: 'Knows the city' },
  { id: 'calm', name: 'Stays calm' },
];

/** A unique Nigerian telephone number. */
export const uniquePhone = (): string =>
  `+234 8${randomInt(10)}${randomInt(10)} ${randomInt(100, 1000)} ${randomInt(1000, 10_000)}`;

/** Valid text fields of an application, with a unique email address and telephone number. */
export function someAnswers(overrides: Partial<ApplicationAnswers> = {}): ApplicationAnswers {
  return {
    first_name: 'Adaeze',
    middle_name: 'Chidinma',
    last_name: 'Okonkwo',
    dob: '1996-04-12',
    state_of_origin: 'Anambra',
    address: '14 Adetokunbo Ademola Crescent, Wuse 2, Abuja',
    email: `adaeze.${uniqueWord()}@example.com`,
    phone: uniquePhone(),
    portfolio: 'https://adaeze.example.com/work',
    social_link: 'https://linkedin.com/in/adaeze-okonkwo',
    state_of_resident: 'FCT',
    ...overrides,
  };
}

/** A valid sign-up of an investor, with a unique email address. */
export function aSignUp(overrides: Partial<SignUpAnswers> = {}): SignUpAnswers {
  return {
    title: 'Mrs',
    fname: 'Ngozi',
    mname: 'Adaobi',
    sname: 'Okonkwo',
    phone: '+234 803 555 0100',
    email: `ngozi.${uniqueWord()}@example.com`,
    password: 'seven horses by the river',
    gender: 'Female',
    address: '14 Allen Avenue, Ikeja',
    means_of_id: 'NIN',
    id_number: '12345678901',
    nok_fullname: 'Emeka Okonkwo',
    nok_address: '3 Ogui Road, Enugu',
    nok_phone: '0803 555 0177',
    state_of_resident: 'Lagos',
    ...overrides,
  };
}

/** Correction of a member's encrypted fields, which owners and the investor desk may make. */
export const aCorrectionOfSecrets = () => ({
  means_of_id: 'International Passport',
  id_number: 'A01234567',
  nok_fullname: 'Chidinma Okonkwo',
  nok_address: '9 Zik Avenue, Enugu',
  nok_phone: '0803 555 0188',
});

/** Correction of a member's other fields, which an administrator may make. */
export function aMemberCorrection(overrides: Partial<UpdateMember> = {}): UpdateMember {
  return {
    title: 'Dr',
    fname: 'Ngozi',
    mname: '',
    sname: 'Okonkwo-Bello',
    gender: 'Female',
    phone: '0809 555 0199',
    address: '7 Aba Road, Port Harcourt',
    state_of_resident: 'Rivers',
    ...overrides,
  };
}

export interface UploadedFile {
  name: string;
  content: Buffer;
}

let pdf: Promise<Buffer> | undefined;

/** A curriculum vitae in PDF. */
export async function aCv(overrides: Partial<UploadedFile> = {}): Promise<UploadedFile> {
  pdf ??= samplePdf();
  return { name: 'Adaeze Okonkwo CV.pdf', content: await pdf, ...overrides };
}
