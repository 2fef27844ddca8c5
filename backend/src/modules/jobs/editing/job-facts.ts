import {
  type Brand,
  brandName,
  checkSalary,
  JOB_DEFAULTS,
  JOB_FACT_NAMES,
  type JobFacts,
  type JobTexts,
  readBrand,
  readWorkplace,
  type Salary,
} from '@smash/contract';
import { currentScope, seesBrand } from '../../../platform/brand-scope/index.js';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import type { SaveJobDto } from './save-job.dto.js';
import type { Job } from '../job.entity.js';

/** The column of each fact. */
const COLUMNS = {
  brand: 'brand',
  city: 'city',
  state: 'state',
  workplace: 'workplace',
  salary_min: 'salaryMin',
  salary_max: 'salaryMax',
  salary_currency: 'salaryCurrency',
  salary_period: 'salaryPeriod',
} as const satisfies Record<keyof JobFacts, keyof Job>;

type FactColumns = Pick<Job, (typeof COLUMNS)[keyof JobFacts]>;

/** The columns of the facts that are given; null empties one. */
export function toFactColumns(facts: Partial<JobFacts>): Partial<FactColumns> {
  const given = JOB_FACT_NAMES.filter((name) => facts[name] !== undefined);
  return Object.fromEntries(given.map((name) => [COLUMNS[name], facts[name]]));
}

/** The facts of a posting, under the names of the API. */
export function factsOf(job: FactColumns): JobFacts {
  return {
    brand: job.brand,
    city: job.city,
    state: job.state,
    workplace: job.workplace,
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    salary_currency: job.salaryCurrency,
    salary_period: job.salaryPeriod,
  };
}

const UNKNOWN_SALARY: Salary = {
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
};
const UNKNOWN_PLACE = { city: null, state: null };

type Words = Pick<Job, 'title' | 'location' | 'jobType' | 'salaryRange'>;

/**
 * The facts of a posting after a change. A fact that the body does not give becomes unknown when the text it belongs to
 * has changed. Titles and types also hold other words, so a workplace is cleared only when the former texts said it and
 * the new ones do not, and a brand only when the new title names another.
 */
export function factsAfter(job: FactColumns & Words, body: SaveJobDto): JobFacts {
  const former = { title: job.title, location: job.location, job_type: job.jobType };
  const { title, location, job_type } = body;
  const texts: JobTexts = {
    title,
    location: location ?? JOB_DEFAULTS.location,
    job_type: job_type ?? JOB_DEFAULTS.job_type,
  };
  const given = Object.fromEntries(
    JOB_FACT_NAMES.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
  return {
    ...factsOf(job),
    ...(isPaidAlike(job, body.salary_range ?? null) ? {} : UNKNOWN_SALARY),
    ...(job.location === texts.location ? {} : UNKNOWN_PLACE),
    // A title that names no business contradicts nothing; and limited accounts see a job by its brand.
    ...(readBrand(title) && wasSaid(job.brand, readBrand(former.title), readBrand(title)) && { brand: null }),
    ...(wasSaid(job.workplace, readWorkplace(former), readWorkplace(texts)) && { workplace: null }),
    ...given,
  };
}

/** False where the text contradicts the amounts already, as it could before the two were compared in full. */
const isPaidAlike = (job: FactColumns & Words, text: string | null): boolean =>
  job.salaryRange === text && checkSalary(factsOf(job), text).length === 0;

/** Whether the former texts said a fact that the new ones do not. */
const wasSaid = <Fact>(fact: Fact, formerly: Fact, now: Fact): boolean => formerly === fact && now !== fact;

/** @throws ValidationException for a brand whose jobs the caller does not see */
export function assertOwnBrand(brand: Brand | null | undefined): void {
  const problem = problemWithBrand(brand);
  if (problem) throw ValidationException.at(['body', 'brand'], problem, 'not_your_brand');
}

export function problemWithBrand(brand: Brand | null | undefined): string | undefined {
  if (seesBrand(brand)) return undefined;
  const own = currentScope()?.brands.map(brandName).join(', ');
  return `Please choose one of your businesses: ${own}`;
}

/** @throws ValidationException that names each field of a salary that contradicts its text */
export function assertSalary(salary: Partial<Salary>, text: string | null | undefined): void {
  const issues = checkSalary(salary, text);
  if (issues.length === 0) return;
  throw new ValidationException(
    issues.map(({ field, message }) => ({ loc: ['body', field], msg: message, type: 'value_error' })),
  );
}
