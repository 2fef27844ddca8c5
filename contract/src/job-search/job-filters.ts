import { type Brand, BRANDS } from '../brands.js';
import { JOB_FACT_LIMITS, type Workplace, WORKPLACES } from '../job-facts/job-facts.js';
import { JOB_TYPES, type JobType } from '../job.js';
import { cleanLine } from '../text.js';

/** Filters of a job search. Each is optional; a job has to match all that are given. */
export interface JobFilters {
  /** Words that all occur in title, business, place or description; neither case nor accents matter. */
  q?: string | null;
  brand?: Brand;
  /** A city or a state, or {@link REMOTE}. */
  place?: string | null;
  type?: JobType;
  workplace?: Workplace;
}

/** Names of the filters, in their order in an address. */
export const JOB_FILTER_NAMES = ['q', 'brand', 'place', 'type', 'workplace'] as const;
export type JobFilterName = (typeof JOB_FILTER_NAMES)[number];

/** The place of jobs that are done from anywhere. */
export const REMOTE = 'remote';

/** Longest texts, in characters, and most words that are searched for. */
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

/** Filters in the parameters of an address, and the names of invalid ones, which are ignored. Blank parameters count as missing. */
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

/** Parameters of an address for the filters that are given. */
export function jobFilterParameters(filters: JobFilters): URLSearchParams {
  const given = JOB_FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(given);
}

export const hasJobFilters = (filters: { [Name in JobFilterName]?: string | null }): boolean =>
  JOB_FILTER_NAMES.some((name) => Boolean(filters[name]));
