import { amountsIn, readSalary } from './salary-text.js';
import type { Salary } from './job-facts.js';

export const SALARY_MESSAGES = {
  order: 'The highest salary cannot be below the lowest',
  currency: 'Please choose the currency of the salary',
  period: 'Please choose what the salary is for: an hour, a day, a week, a month or a year',
  otherCurrency: 'The salary text names another currency. Please make the two agree',
  otherPeriod: 'The salary text is for another period. Please make the two agree',
  notInText: 'The salary text does not say this amount. Please make the two agree',
} as const;

export interface SalaryIssue {
  field: keyof Salary;
  message: string;
}

/**
 * Compares a salary with the text that people read: the text must contain each amount, and may not clearly name another
 * currency or period.
 */
export function checkSalary(salary: Partial<Salary>, text?: string | null): SalaryIssue[] {
  const { salary_min, salary_max, salary_currency, salary_period } = salary;
  const has = (amount: number | null | undefined): amount is number => typeof amount === 'number';
  if (!has(salary_min) && !has(salary_max)) return [];
  const issues: SalaryIssue[] = [];
  if (has(salary_min) && has(salary_max) && salary_max < salary_min) {
    issues.push({ field: 'salary_max', message: SALARY_MESSAGES.order });
  }
  const read = readSalary(text ?? '');
  const isOther = (fact: 'salary_currency' | 'salary_period') =>
    read[fact] !== null && read[fact] !== salary[fact];
  if (!salary_currency) issues.push({ field: 'salary_currency', message: SALARY_MESSAGES.currency });
  else if (isOther('salary_currency'))
    issues.push({ field: 'salary_currency', message: SALARY_MESSAGES.otherCurrency });
  if (!salary_period) issues.push({ field: 'salary_period', message: SALARY_MESSAGES.period });
  else if (isOther('salary_period'))
    issues.push({ field: 'salary_period', message: SALARY_MESSAGES.otherPeriod });
  const said = text ? amountsIn(text) : undefined;
  for (const field of ['salary_min', 'salary_max'] as const) {
    const amount = salary[field];
    if (has(amount) && said && !said.includes(amount))
      issues.push({ field, message: SALARY_MESSAGES.notInText });
  }
  return issues;
}
