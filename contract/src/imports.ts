import { APPLICATION_FIELDS, type ApplicationField, isRequiredField } from './application-form.js';

/** Records that a table (CSV) can bring in. */
export const IMPORT_KINDS = ['applications', 'jobs'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * States of an import. It is uploaded, checked as often as wanted (a dry run that writes nothing), and then done once.
 * `checking` and `importing` run in the background.
 */
export const IMPORT_STATES = ['uploaded', 'checking', 'checked', 'importing', 'done'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * Outcome of one row: `ready` or `refused` in a check; `imported`, `refused` or `known` in an import. A known row was imported
 * before, or is in the file twice.
 */
export const IMPORT_OUTCOMES = ['ready', 'imported', 'known', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What is wrong with a day in a table. Excel turns a day that is typed or opened into the computer's own form. */
export const IMPORTED_DAY =
  'Please write the day as 1996-04-12. In Excel, give the column the custom format yyyy-mm-dd, then save as CSV';

/** Most rows of one file, without the headings. */
export const IMPORT_ROW_LIMIT = 20_000;
/** Most columns of one file. */
export const IMPORT_COLUMN_LIMIT = 100;

export interface ImportField {
  name: string;
  label: string;
  isRequired: boolean;
  /** Other headings that mean the field, without spaces and punctuation. */
  otherNames: readonly string[];
}

/** Number of the column, from 0, by the name of the field that it holds. */
export type ImportMapping = Record<string, number>;

const ANSWERS: Record<ApplicationField, [label: string, ...otherNames: string[]]> = {
  first_name: ['First name', 'firstname', 'givenname', 'forename'],
  middle_name: ['Middle name', 'middlename', 'othernames', 'othername'],
  last_name: ['Last name', 'lastname', 'surname', 'familyname'],
  dob: ['Date of birth', 'dateofbirth', 'birthday', 'birthdate'],
  state_of_origin: ['State of origin', 'origin'],
  address: ['Address', 'homeaddress', 'residentialaddress'],
  email: ['Email', 'emailaddress', 'mail'],
  phone: ['Phone', 'phonenumber', 'telephone', 'mobile', 'mobilenumber'],
  portfolio: ['Portfolio', 'website', 'portfoliolink'],
  social_link: ['LinkedIn', 'linkedinprofile', 'sociallink', 'socialmedia'],
  state_of_resident: ['State of residence', 'residence', 'stateofresident'],
};

/** Fields that columns may hold, by kind of import. Those of applications are the fields of the form, with its rules. */
export const IMPORT_FIELDS: Record<ImportKind, readonly ImportField[]> = {
  applications: [
    field('job', 'Job', false, 'jobtitle', 'position', 'role', 'jobid'),
    ...APPLICATION_FIELDS.map((name) => {
      const [label, ...otherNames] = ANSWERS[name];
      return field(name, label, isRequiredField(name), ...otherNames);
    }),
    field('cover_letter', 'Cover letter', false, 'coverletter', 'motivation'),
    field('applied_on', 'Applied on', false, 'applied', 'appliedlagos', 'dateapplied', 'applicationdate'),
    field('withdrawn_on', 'Withdrawn on', false, 'withdrawn', 'withdrawnlagos'),
    field('reference', 'Reference', false),
  ],
  jobs: [
    field('title', 'Job title', true, 'position', 'role'),
    field('description', 'Job description', true, 'description'),
    field('responsibility', 'Responsibilities', true, 'responsibility', 'duties'),
    field('requirements', 'Requirements', true, 'qualifications'),
    field('location', 'Location', false, 'place'),
    field('job_type', 'Job type', false, 'type', 'employmenttype'),
    field('salary_range', 'Salary range', false, 'salary', 'pay'),
    field('application_deadline', 'Application deadline', false, 'deadline', 'closingdate'),
    field('brand', 'Brand', false, 'business', 'company'),
    field('city', 'City', false, 'town'),
    field('state', 'State', false),
    field('workplace', 'Workplace', false, 'remoteorhybrid'),
    field('salary_min', 'Lowest salary', false, 'salarymin', 'minimumsalary', 'salaryfrom'),
    field('salary_max', 'Highest salary', false, 'salarymax', 'maximumsalary', 'salaryto'),
    field('salary_currency', 'Currency', false, 'salarycurrency'),
    field('salary_period', 'Salary for', false, 'salaryperiod', 'period'),
  ],
};

function field(name: string, label: string, isRequired: boolean, ...otherNames: string[]): ImportField {
  return { name, label, isRequired, otherNames };
}

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Proposes a column for each field by the headings. No two fields of a kind share a name. */
export function proposeMapping(kind: ImportKind, headings: readonly string[]): ImportMapping {
  const names = headings.map(folded);
  const mapping: ImportMapping = {};
  for (const { name, label, otherNames } of IMPORT_FIELDS[kind]) {
    const known = [folded(name), folded(label), ...otherNames];
    const column = names.findIndex((heading) => known.includes(heading));
    if (column !== -1) mapping[name] = column;
  }
  return mapping;
}

/** Required fields without a column. `job` is required unless all applications are for one job. */
export function missingFields(kind: ImportKind, mapping: ImportMapping, hasJob: boolean): ImportField[] {
  const isNeeded = ({ name, isRequired }: ImportField) =>
    isRequired || (kind === 'applications' && name === 'job' && !hasJob);
  return IMPORT_FIELDS[kind].filter((known) => isNeeded(known) && mapping[known.name] === undefined);
}

interface StoppedImport {
  /** Number of the row that failed. */
  row: number;
  isCheck: boolean;
  /** Whether the import cannot be tried again, since its file is gone. */
  isOver: boolean;
  /** Code of the error, from PostgreSQL or from another call. */
  code: string;
}

/** Code of an import that was under way in a backup that was restored. */
export const ENDED_BY_RESTORE = 'restored';

/** Whether PostgreSQL refuses the data itself, so that trying again does not help. */
const isRefusal = (code: string): boolean => /^2[23][0-9A-Z]{3}$/.test(code);

/** Why an import was given up, and what to do. */
export function describeStop({ row, isCheck, isOver, code }: StoppedImport): string {
  if (code === ENDED_BY_RESTORE)
    return `A backup was restored in which the import was at row ${row}. Please take whoever was erased since out of the file, then upload it again: other rows that were imported are not imported twice.`;
  const what = isCheck ? 'The check' : 'The import';
  const before = isCheck ? 'Nothing has been imported.' : 'The rows before it were dealt with and stay.';
  const again =
    'upload the file again: rows that were imported are not imported twice, unless they were deleted since.';
  const doThis = isRefusal(code)
    ? `Please correct or remove row ${row} and ${again}`
    : `Please ${isOver ? again : 'try again.'} If it stops again, give this code to whoever runs the system.`;
  return `${what} stopped at row ${row} after several attempts (code ${code}). ${before} ${doThis}`;
}
