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
    title: cutAtWord(drawnTitle(job.title), longest.title),
    location: cutAtWord(drawn(job.location), longest.line),
    jobType: job.job_type,
    salary: job.salary_range && cutAtWord(drawn(job.salary_range), longest.line),
    deadline: deadline && formatCareersDate(deadline),
  };
}

/** A hash of what is drawn of a job: equal for two jobs exactly when they are drawn alike. */
export const digestOf = (job: DrawnFields): string => sha256(JSON.stringify([DESIGN, toDrawable(job)]));

/** Signs and letters that none of the fonts has, such as emoji, arrows and Arabic letters, and invisible marks. */
const UNDRAWABLE =
  /[^\s\x20-\x7e\xa0-\u052f\u1d00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u209c\u20a0-\u20c0\u2100-\u215f\u2212]/gu;
/** Drawn in place of a title of which nothing can be drawn. */
const NO_TITLE = 'Open position';

const drawn = (text: string): string =>
  text.normalize('NFC').replace(UNDRAWABLE, '').replace(/\s+/g, ' ').trim();

const drawnTitle = (title: string): string => {
  const text = drawn(title);
  return /[\p{Letter}\p{Number}]/u.test(text) ? text : NO_TITLE;
};

/** Cuts a text after a whole word, unless the first word is too long. */
export function cutAtWord(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s,;:.&/–-]+$/, '')}…`;
}
