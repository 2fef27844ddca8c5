import { JOB_DEFAULTS, JOB_FACT_NAMES, type JobFacts, type JobTexts, proposeJobFacts } from '@smash/contract';
import type { JobFormValues } from '../../../providers/job-body';
import { ownBrands } from '../../../providers/session';

export type FactName = keyof JobFacts;

export const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** The texts as they are saved. */
const textsOf = (values: JobFormValues): JobTexts => ({
  title: values.title?.trim() ?? '',
  location: values.location?.trim() || JOB_DEFAULTS.location,
  job_type: values.job_type,
  salary_range: values.salary_range?.trim() ?? '',
});

/** The facts that the texts state without doubt; a brand only where the account may choose it. */
export function factsInTexts(values: JobFormValues): JobFacts {
  const facts = proposeJobFacts(textsOf(values));
  return { ...facts, brand: facts.brand && ownBrands().includes(facts.brand) ? facts.brand : null };
}

/** The value of `kept_facts` once somebody has said that the facts stay beside these texts. */
export const keptBeside = (values: JobFormValues): string => JSON.stringify(factsInTexts(values));

/**
 * Facts that were left unchanged although their texts changed and no longer support them: somebody has to say whether
 * they still fit. The server has the same rule for programs that do not know the facts, and empties them
 * (backend/src/modules/jobs/editing/job-facts.ts).
 */
export function outdatedFacts(opened: JobFormValues, values: JobFormValues): FactName[] {
  if (values.kept_facts === keptBeside(values)) return [];
  const [before, now] = [textsOf(opened), textsOf(values)];
  const [formerly, said] = [factsInTexts(opened), factsInTexts(values)];
  const hasMoved = before.location !== now.location;
  // A city that somebody typed may be a district that the parser does not know.
  const namesCity = now.location.toLowerCase().includes((values.city || now.location).toLowerCase());
  const isOfOtherPay = before.salary_range !== now.salary_range;
  const isInDoubt: Record<FactName, boolean> = {
    brand: said.brand !== null && said.brand !== formerly.brand,
    city: hasMoved && !namesCity,
    state: hasMoved && !(values.city && namesCity && said.state === null),
    workplace:
      said.workplace !== formerly.workplace &&
      (said.workplace !== null || formerly.workplace === opened.workplace),
    salary_min: isOfOtherPay,
    salary_max: isOfOtherPay,
    salary_currency: isOfOtherPay,
    salary_period: isOfOtherPay,
  };
  return JOB_FACT_NAMES.filter(
    (name) =>
      isInDoubt[name] &&
      !isEmpty(values[name]) &&
      values[name] === opened[name] &&
      values[name] !== said[name],
  );
}
