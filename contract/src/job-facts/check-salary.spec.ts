import { expect, it } from '@jest/globals';
import { checkSalary, SALARY_MESSAGES } from './check-salary.js';

const salary = {
  salary_min: 350_000,
  salary_max: 450_000,
  salary_currency: 'NGN',
  salary_period: 'month',
} as const;

it.each([
  ['agrees with its text', salary, '₦350,000 to ₦450,000 a month', []],
  ['has no text', salary, null, []],
  ['is empty', {}, 'Negotiable', []],
  ['has only a currency', { salary_currency: 'NGN' } as const, 'Negotiable', []],
  [
    'has its minimum above its maximum',
    { ...salary, salary_min: 450_000, salary_max: 350_000 },
    null,
    [['salary_max', SALARY_MESSAGES.order]],
  ],
  [
    'has no currency',
    { ...salary, salary_currency: null },
    null,
    [['salary_currency', SALARY_MESSAGES.currency]],
  ],
  [
    'has no period',
    { ...salary, salary_period: undefined },
    null,
    [['salary_period', SALARY_MESSAGES.period]],
  ],
  [
    'has a maximum that its text does not name',
    salary,
    '₦350,000 a month',
    [['salary_max', SALARY_MESSAGES.notInText]],
  ],
  [
    'is in another currency than its text',
    salary,
    '$350,000 to $450,000 a month',
    [['salary_currency', SALARY_MESSAGES.otherCurrency]],
  ],
  [
    'is for another period than its text',
    salary,
    '₦350,000 to ₦450,000 a week',
    [['salary_period', SALARY_MESSAGES.otherPeriod]],
  ],
  ['has a text that leaves its period open', salary, '₦350,000 to ₦450,000', []],
  ['has a text of two periods', salary, '₦350,000 to ₦450,000 a month, paid every week', []],
  [
    'has amounts that its text does not name',
    salary,
    'Negotiable',
    [
      ['salary_min', SALARY_MESSAGES.notInText],
      ['salary_max', SALARY_MESSAGES.notInText],
    ],
  ],
])('reports the right fields for a salary that %s', (_name, given, text, issues) => {
  expect(checkSalary(given, text).map(({ field, message }) => [field, message])).toEqual(issues);
});
