import { type Brand, brandName } from '../brands.js';
import { brandOf, placeOfJob, workplaceOf } from '../job-facts/propose-job-facts.js';
import type { JobFacts, Workplace } from '../job-facts/job-facts.js';
import type { JobType } from '../job.js';
import { foldForSearch } from '../text.js';
import { JOB_FILTER_LIMITS, type JobFilterName, type JobFilters, REMOTE } from './job-filters.js';

/** The parts of a posting that searches compare. */
export interface JobSearchEntry {
  /** Searched text, folded (`foldForSearch`). */
  text: string;
  brand: Brand | null;
  /** City, state and {@link REMOTE}. */
  places: Place[];
  type: JobType;
  workplace: Workplace | null;
}

interface Place {
  /** As people write it. */
  name: string;
  folded: string;
}

interface SearchedJob extends Pick<JobFacts, 'brand' | 'city' | 'state' | 'workplace'> {
  title: string;
  description: string;
  location: string;
  job_type: JobType;
}

/** Makes the search entry of a posting. Missing facts are read from its texts, as the portal proposes them. */
export function toJobSearchEntry(job: SearchedJob): JobSearchEntry {
  const brand = brandOf(job);
  const workplace = workplaceOf(job);
  const { city, state } = placeOfJob(job);
  const named = [city, state, workplace === 'remote' ? REMOTE : null];
  const places = named.flatMap((name) => (name ? [{ name, folded: foldForSearch(name) }] : []));
  return {
    text: foldForSearch([job.title, brand ? brandName(brand) : '', job.location, job.description].join('\n')),
    brand,
    places: places.filter(
      ({ folded }, index) => places.findIndex((other) => other.folded === folded) === index,
    ),
    type: job.job_type,
    workplace,
  };
}

type Test = (entry: JobSearchEntry) => boolean;

const wordsOf = (q: string | null | undefined): string[] =>
  foldForSearch(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, JOB_FILTER_LIMITS.words);

/** Tests of postings, one for each given filter. */
function testsOf({ q, brand, place, type, workplace }: JobFilters): Partial<Record<JobFilterName, Test>> {
  const words = wordsOf(q);
  const where = foldForSearch(place ?? '');
  return {
    ...(words.length > 0 && { q: ({ text }) => words.every((word) => text.includes(word)) }),
    ...(brand && { brand: (entry) => entry.brand === brand }),
    ...(where && { place: ({ places }) => places.some(({ folded }) => folded === where) }),
    ...(type && { type: (entry) => entry.type === type }),
    ...(workplace && { workplace: (entry) => entry.workplace === workplace }),
  };
}

/** The entries that a search finds, in their order. */
export function findJobs<Entry extends JobSearchEntry>(
  entries: readonly Entry[],
  filters: JobFilters,
): Entry[] {
  const tests = Object.values(testsOf(filters));
  return entries.filter((entry) => tests.every((test) => test(entry)));
}

type WordsAndPlace = Pick<JobFilters, 'q' | 'place'>;

/** Whether two searches for words and a place find the same jobs: case, accents and the order of words do not matter. */
export function isSameJobSearch(one: WordsAndPlace, other: WordsAndPlace): boolean {
  const [key, otherKey] = [one, other].map(({ q, place }) =>
    JSON.stringify([[...new Set(wordsOf(q))].sort(), foldForSearch(place ?? '')]),
  );
  return key === otherKey;
}

/** Numbers of postings that each choice of a filter would find together with the other filters; without zeros. */
export interface JobCounts {
  brand: Partial<Record<Brand, number>>;
  place: Record<string, number>;
  type: Partial<Record<JobType, number>>;
  workplace: Partial<Record<Workplace, number>>;
}

export function countJobs(entries: readonly JobSearchEntry[], filters: JobFilters): JobCounts {
  const without = (name: JobFilterName) => findJobs(entries, { ...filters, [name]: undefined });
  return {
    brand: tally(without('brand').map(({ brand }) => brand)),
    place: tally(without('place').flatMap(({ places }) => places.map(({ name }) => name))),
    type: tally(without('type').map(({ type }) => type)),
    workplace: tally(without('workplace').map(({ workplace }) => workplace)),
  };
}

/** Counts values. Spellings that differ only in case and accents count together, under the first one. */
function tally<Value extends string>(values: readonly (Value | null)[]): Record<Value, number> {
  const counts = new Map<string, { value: Value; count: number }>();
  for (const value of values) {
    if (!value) continue;
    const key = foldForSearch(value);
    const counted = counts.get(key) ?? { value, count: 0 };
    counts.set(key, { ...counted, count: counted.count + 1 });
  }
  const sorted = [...counts.values()].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return Object.fromEntries(sorted.map(({ value, count }) => [value, count])) as Record<Value, number>;
}
