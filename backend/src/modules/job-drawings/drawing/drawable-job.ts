import { type Brand, brandOf, employerOf, formatCareersDate } from '@smash/contract';
import { sha256 } from '../../../platform/text/sha256.js';
import type { JobDto } from '../../jobs/index.js';

/** To be raised with each change of the design, so that all jobs are drawn again. */
const DESIGN = 1;
/** Characters that a picture has room for. */
const OF_PICTURE: Longest = { title: 80, line: 48 };

/** Most characters that are drawn. */
interface Longest {
  title: number;
  /** A place or a salary. */
  line: number;
}

/** What a picture or a poster shows of a job. */
export interface DrawableJob {
  brand: Brand | null;
  employer: string;
  title: string;
  location: string;
  jobType: string;
  salary: string | null;
  /** Formatted for people. */
  deadline: string | null;
}

export type DrawnFields = Pick<
  JobDto,
  'title' | 'location' | 'job_type' | 'salary_range' | 'application_deadline' | 'brand'
>;

export function toDrawable(job: DrawnFields, longest = OF_PICTURE): DrawableJob {
  const { application_deadline: deadline } = job;
  return {
    brand: brandOf(job),
    employer: employerOf(job),
    title: cutAtWord(drawn(job.title), longest.title),
    location: cutAtWord(drawn(job.location), longest.line),
    jobType: job.job_type,
    salary: job.salary_range && cutAtWord(drawn(job.salary_range), longest.line),
    deadline: deadline && formatCareersDate(deadline),
  };
}

/** A hash of what is drawn of a job: equal for two jobs exactly when they are drawn alike. */
export const digestOf = (job: DrawnFields): string => sha256(JSON.stringify([DESIGN, toDrawable(job)]));

/** Emoji, which none of the fonts has. */
const EMOJI =
  /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu;

const drawn = (text: string): string => text.normalize('NFC').replace(EMOJI, '').replace(/\s+/g, ' ').trim();

/** Cuts a text after a whole word, unless the first word is too long. */
export function cutAtWord(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s,;:.&/–-]+$/, '')}…`;
}
