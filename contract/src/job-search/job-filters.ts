import { type Brand, BRANDS } from '../brands.js';
import { JOB_FACT_LIMITS, type Workplace, WORKPLACES } from '../job-facts/job-facts.js';
import { JOB_TYPES, type JobType } from '../job.js';
import { cleanLine } from '../text.js';

/** What jobs are searched by; each is optional, and all that are given have to hold. */
export interface JobFilters {
  /** Words that all occur in title, business, place or description; neither case nor accents matter. */
  q?: string | null;
  brand?: Brand;
  /** A city or a state, or {@link REMOTE}. */
  place?: string | null;
  type?: JobType;
  workplace?: Workplace;
}

/** In the order in which an address names them. */
export const JOB_FILTER_NAMES = ['q', 'brand', 'place', 'type', 'workplace'] as const;
export type JobFilterName = (typeof JOB_FILTER_NAMES)[number];

/** The place of jobs that are done from anywhere. */
export const REMOTE = 'remote';

/** Longest texts, in characters, and most words that are looked for. */
export const JOB_FILTER_LIMITS = { q: 200, place: JOB_FACT_LIMITS.city, words: 10 } as const;

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);
const upTo = (length: number) => (text: string) => (text.length <= length ? text : undefined);

const READERS = {
  q: upTo(JOB_FILTER_LIMITS.q),
  brand: oneOf(BRANDS),
  place: upTo(JOB_FILTER_LIMITS.place),
  type: oneOf(JOB_TYPES),
  workplace: oneOf(WORKPLACES),
} satisfies { [Name in JobFilterName]: (text: string) => JobFilters[Name] };

/** What an address filters by, and the names of what is wrong there and does not count. What is blank is not given. */
export function readJobFilters(parameters: URLSearchParams): { filters: JobFilters; wrong: JobFilterName[] } {
  const given = JOB_FILTER_NAMES.flatMap((name) => {
    const text = cleanLine(parameters.get(name) ?? '');
    return text ? [{ name, value: READERS[name](text) }] : [];
  });
  const known = given.filter(({ value }) => value !== undefined);
  return {
    filters: Object.fromEntries(known.map(({ name, value }) => [name, value])),
    wrong: given.filter(({ value }) => value === undefined).map(({ name }) => name),
  };
}

/** The same as parameters of an address, those that are given alone. */
export function jobFilterParameters(filters: JobFilters): URLSearchParams {
  const given = JOB_FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(given);
}

export const hasJobFilters = (filters: { [Name in JobFilterName]?: string | null }): boolean =>
  JOB_FILTER_NAMES.some((name) => Boolean(filters[name]));
