import {
  countJobs,
  findJobs,
  foldForSearch,
  hasJobFilters,
  type JobCounts,
  type JobFilters,
  type JobSearchEntry,
  readJobFilters,
  toJobSearchEntry,
} from '@smash/contract';
import type { Job } from '../../lib/api/client';
import { countOpenJobs, openJobsFirst } from './sort-jobs';

/** Number of jobs on one page of the list. */
export const JOBS_A_PAGE = 50;

/** The jobs that the list shows for its address. */
export interface JobView {
  /** The jobs on this page. */
  jobs: readonly Job[];
  /** Number of jobs found; `vacant` counts those that take applications. */
  found: number;
  vacant: number;
  filters: JobFilters;
  /** Number of vacant positions that each choice of a filter would show. */
  counts: JobCounts;
  page: number;
  pages: number;
}

/** The jobs for an address (`?q=&brand=&place=&type=&workplace=&page=`), open ones first. Invalid values are ignored. */
export function viewJobs(jobs: readonly Job[], parameters: URLSearchParams): JobView {
  const entries = entriesOf(jobs);
  const asked = readJobFilters(parameters).filters;
  const counts = countJobs(
    entries.filter(({ job }) => job.is_open),
    asked,
  );
  const filters = { ...asked, place: spellingIn(counts.place, asked.place) };
  const found = hasJobFilters(filters) ? findJobs(entries, filters).map(({ job }) => job) : jobs;
  const pages = Math.max(1, Math.ceil(found.length / JOBS_A_PAGE));
  const number = Number(parameters.get('page'));
  const page = Number.isInteger(number) ? Math.min(Math.max(number, 1), pages) : 1;
  return {
    jobs: openJobsFirst(found).slice((page - 1) * JOBS_A_PAGE, page * JOBS_A_PAGE),
    found: found.length,
    vacant: countOpenJobs(found),
    filters,
    counts,
    page,
    pages,
  };
}

/** A place in the spelling of the choices, which ignore case and accents; if no choice fits, unchanged. */
function spellingIn(choices: JobCounts['place'], place: JobFilters['place']): JobFilters['place'] {
  const folded = place && foldForSearch(place);
  return Object.keys(choices).find((choice) => foldForSearch(choice) === folded) ?? place;
}

type Entry = JobSearchEntry & { job: Job };

/** Search entries by list of jobs: a server views the same list many times. */
const known = new WeakMap<readonly Job[], Entry[]>();

function entriesOf(jobs: readonly Job[]): Entry[] {
  const entries = known.get(jobs) ?? jobs.map((job) => ({ ...toJobSearchEntry(job), job }));
  known.set(jobs, entries);
  return entries;
}
