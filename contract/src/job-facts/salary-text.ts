import { JOB_FACT_LIMITS, type Salary, type SalaryCurrency, type SalaryPeriod } from './job-facts.js';

const NO_SALARY: Salary = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null };

const AMOUNT = /(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d+))?\s*(k|m|million|thousand)?\b/giu;
const FACTORS: Record<string, number> = { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };

const CURRENCIES: [SalaryCurrency, RegExp][] = [
  ['NGN', /₦|\bngn\b|\bnaira\b|\bn(?=\d)/iu],
  ['USD', /\$|\busd\b|\bdollars?\b/iu],
  ['GBP', /£|\bgbp\b|\bpounds?\b/iu],
  ['EUR', /€|\beur\b|\beuros?\b/iu],
];

const PERIODS: [SalaryPeriod, RegExp][] = [
  ['hour', /\bhour|\bhourly|\bp\/h\b/iu],
  ['day', /\bday\b|\bdaily/iu],
  ['week', /\bweek/iu],
  ['month', /\bmonth|\bp\.?\s?m\b/iu],
  ['year', /\byear|\bannum\b|\bannual|\bp\.?\s?a\b/iu],
];

/** The only entry whose pattern matches the text; null when none or several do. */
function onlyMatch<T>(text: string, table: [T, RegExp][]): T | null {
  const [match, another] = table.filter(([, pattern]) => pattern.test(text));
  return match && !another ? match[0] : null;
}

interface Amount {
  value: number;
  factor: number;
}

/** The amounts in a text, in order; `350-450k` contains 350,000 and 450,000. */
export function amountsIn(text: string): number[] {
  const amounts = [...text.matchAll(AMOUNT)].map(([, whole = '', fraction = '', unit]): Amount => {
    const factor = FACTORS[unit?.toLowerCase() ?? ''] ?? 1;
    return { value: Number(`${whole.replaceAll(/[, ]/g, '')}.${fraction || '0'}`), factor };
  });
  const [first, second, ...others] = amounts;
  // The unit of the second amount applies to both, unless the first would then be larger.
  const isShared =
    first &&
    second &&
    others.length === 0 &&
    first.factor === 1 &&
    second.factor > 1 &&
    first.value <= second.value;
  return amounts.map(
    ({ value, factor }) => Math.round(value * (isShared ? second.factor : factor) * 100) / 100,
  );
}

/**
 * The salary in a text, as far as it leaves no doubt, never with a number that is not in the text. A text with more than two
 * amounts, with amounts that are not whole numbers, or with two currencies gives none.
 */
export function readSalary(text: string): Salary {
  const amounts = amountsIn(text);
  const [first, last = first] = amounts;
  if (first === undefined || last === undefined || amounts.length > 2) return NO_SALARY;
  const salary_currency = onlyMatch(text, CURRENCIES);
  const salary_period = onlyMatch(text, PERIODS);
  const isSalary = (amount: number) => Number.isInteger(amount) && amount <= JOB_FACT_LIMITS.salary;
  if (!salary_currency || !amounts.every(isSalary) || last < first) return NO_SALARY;
  const isOne = amounts.length === 1;
  return {
    salary_min: isOne && /\bup to\b|\bat most\b|\bmaximum\b/iu.test(text) ? null : first,
    salary_max: isOne && /\bfrom\b|\bat least\b|\bminimum\b|\+/iu.test(text) ? null : last,
    salary_currency,
    salary_period,
  };
}
