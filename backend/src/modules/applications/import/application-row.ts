import {
  APPLICATION_FIELDS,
  type ApplicationAnswers,
  type ApplicationField,
  type CalendarDate,
  checkApplicationField,
  cleanLine,
  cleanText,
  COVER_LETTER_TEXT_LIMIT,
  APPLICATION_MESSAGES,
  IMPORT_FIELDS,
  IMPORTED_DAY,
  isCalendarDate,
  lagosDate,
  NIGERIAN_STATES,
} from '@smash/contract';

/** One application of a table, valid by the rules of the form. */
export interface ApplicationRow {
  jobId: number;
  answers: ApplicationAnswers;
  coverLetter: string | null;
  /** The day in Lagos on which the person applied; null for today. */
  appliedOn: CalendarDate | null;
  /** The cell of the reference, which our own exports have. */
  reference: string;
}

/** What a row is checked against. */
export interface RowContext {
  /** The job that all rows are for, or undefined where each names its own. */
  jobId: number | undefined;
  jobs: readonly { id: number; title: string }[];
  now: Date;
}

export type CheckedRow<Value> = { value: Value } | { problem: string };

const LABELS = new Map(IMPORT_FIELDS.applications.map(({ name, label }) => [name, label]));

/** What to do about a cell, where the form's message speaks of the form. */
const OF_A_TABLE = new Map<string, string>([
  [APPLICATION_MESSAGES.date, IMPORTED_DAY],
  [APPLICATION_MESSAGES.state, 'Please write a state of Nigeria, such as Lagos or FCT'],
]);

/** Checks a row against the rules of the form; the problem names everything that is wrong with it. */
export function checkApplicationRow(
  cells: Partial<Record<string, string>>,
  context: RowContext,
): CheckedRow<ApplicationRow> {
  const problems: string[] = [];
  const refuse = (field: string, message: string) => problems.push(`${LABELS.get(field)}: ${message}`);

  const refuseJob = (message: string) => refuse('job', message);
  const jobId =
    context.jobId === undefined
      ? findJob(cells['job'] ?? '', context.jobs, refuseJob)
      : findChosen(context.jobId, context.jobs, refuseJob);
  const answers = {} as ApplicationAnswers;
  for (const field of APPLICATION_FIELDS) {
    const value = spelled(field, cells[field] ?? '');
    const message = checkApplicationField(field, value, context.now);
    if (message) refuse(field, OF_A_TABLE.get(message) ?? message);
    answers[field] = field === 'address' ? cleanText(value) : cleanLine(value);
  }
  const letter = cells['cover_letter'] ?? '';
  if (letter.length > COVER_LETTER_TEXT_LIMIT) {
    refuse('cover_letter', APPLICATION_MESSAGES.tooLong(COVER_LETTER_TEXT_LIMIT));
  }
  const day = dayOf(cells['applied_on'] ?? '');
  if (day !== null && !isCalendarDate(day)) refuse('applied_on', IMPORTED_DAY);
  else if (day !== null && day > lagosDate(context.now)) refuse('applied_on', 'This day is in the future');
  if (cells['withdrawn_on']) refuse('withdrawn_on', 'This person has withdrawn the application');

  if (jobId === undefined || problems.length > 0) return { problem: problems.join('; ') };
  return {
    value: {
      jobId,
      answers,
      coverLetter: cleanText(letter) || null,
      appliedOn: day,
      reference: cells['reference'] ?? '',
    },
  };
}

/** Spells states as the list does, also "Lagos State" and "Abuja"; leaves other fields unchanged. */
function spelled(field: ApplicationField, value: string): string {
  if (field !== 'state_of_origin' && field !== 'state_of_resident') return value;
  const name = value.toLowerCase().replace(/ state$/, '');
  if (NAMES_OF_FCT.has(name)) return 'FCT';
  return NIGERIAN_STATES.find((state) => state.toLowerCase() === name) ?? value;
}

const NAMES_OF_FCT = new Set(['abuja', 'fct abuja', 'abuja fct', 'federal capital territory']);

/** Exports, our own too, have a time of day, which an import drops. */
function dayOf(text: string): CalendarDate | null {
  if (text === '') return null;
  return /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/.test(text) ? text.slice(0, 10) : text;
}

/** Finds the job chosen for all rows; it may be deleted by now, or of a business that the account does not see. */
function findChosen(
  wanted: number,
  jobs: RowContext['jobs'],
  refuse: (message: string) => void,
): number | undefined {
  const job = jobs.find(({ id }) => id === wanted);
  if (!job) refuse('There is no such job any more');
  return job?.id;
}

/** Finds a job by its number or by its whole title, which no other job may have. */
function findJob(
  text: string,
  jobs: RowContext['jobs'],
  refuse: (message: string) => void,
): number | undefined {
  const wanted = cleanLine(text).toLowerCase();
  const found = jobs.filter(({ id, title }) => String(id) === wanted || title.toLowerCase() === wanted);
  const [job] = found;
  if (job && found.length === 1) return job.id;
  if (wanted === '') refuse(APPLICATION_MESSAGES.required);
  else if (job) refuse('Several jobs have this title. Please write the number of the job instead');
  else refuse('There is no job with this title or number');
  return undefined;
}
