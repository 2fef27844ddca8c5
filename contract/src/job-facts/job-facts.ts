import type { Brand } from '../brands.js';
import type { NigerianState } from '../nigerian-states.js';

export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const;
export type Workplace = (typeof WORKPLACES)[number];

/** Labels of workplaces for people. */
export const WORKPLACE_NAMES: Record<Workplace, string> = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

/** ISO 4217 codes that a salary may be given in. */
export const SALARY_CURRENCIES = ['NGN', 'USD', 'GBP', 'EUR'] as const;
export type SalaryCurrency = (typeof SALARY_CURRENCIES)[number];

export const SALARY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

export const JOB_FACT_LIMITS = { city: 100, salary: 1_000_000_000 } as const;

/** A salary in whole units of its currency. */
export interface Salary {
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: SalaryCurrency | null;
  salary_period: SalaryPeriod | null;
}

/**
 * Facts that machines read of a job beside its texts: brand, place, workplace and salary. All optional; null means unknown.
 * People read `location` and `salary_range` instead.
 */
export interface JobFacts extends Salary {
  brand: Brand | null;
  city: string | null;
  state: NigerianState | null;
  workplace: Workplace | null;
}

export const NO_JOB_FACTS: JobFacts = {
  brand: null,
  city: null,
  state: null,
  workplace: null,
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
};

export const JOB_FACT_NAMES = Object.keys(NO_JOB_FACTS) as (keyof JobFacts)[];
