import { employerName, formatCareersDate, type Brand } from '@smash/contract';
import { sha256 } from '../../../platform/text/sha256.js';
import type { JobDto } from '../../jobs/index.js';

/** To be raised when the same job is to be drawn in another way. */
const DESIGN = 1;
/** Characters of a title that are drawn at most. */
const LONGEST_TITLE = 80;
/** Of a place or a salary. */
const LONGEST_LINE = 48;

/** What a picture or a poster shows of a job. */
export interface DrawableJob {
  brand: Brand | null;
  employer: string;
  title: string;
  location: string;
  jobType: string;
  salary: string | null;
  /** As people read it. */
  deadline: string | null;
}

export type DrawnFields = Pick<
  JobDto,
  'title' | 'location' | 'job_type' | 'salary_range' | 'application_deadline' | 'brand'
>;

export function toDrawable(job: DrawnFields): DrawableJob {
  const { brand, application_deadline: deadline } = job;
  return {
    brand,
    employer: employerName(brand),
    title: cutAtWord(drawn(job.title), LONGEST_TITLE),
    location: cutAtWord(drawn(job.location), LONGEST_LINE),
    jobType: job.job_type,
    salary: job.salary_range && cutAtWord(drawn(job.salary_range), LONGEST_LINE),
    deadline: deadline && formatCareersDate(deadline),
  };
}

/** The same exactly for jobs that are drawn alike. */
export const digestOf = (job: DrawnFields): string => sha256(JSON.stringify([DESIGN, toDrawable(job)]));

/** No letters, but little pictures: none of the fonts has them. */
const EMOJI =
  /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu;

const drawn = (text: string): string => text.normalize('NFC').replace(EMOJI, '').replace(/\s+/g, ' ').trim();

/** Whole words alone, unless the first is too long. */
export function cutAtWord(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s,;:.&/–-]+$/, '')}…`;
}
