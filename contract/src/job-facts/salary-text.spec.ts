import { expect, it } from '@jest/globals';
import { amountsIn, readSalary } from './salary-text.js';

it.each([
  ['₦350,000 to ₦450,000 a month', 350_000, 450_000, 'NGN', 'month'],
  ['N350,000 - N450,000 monthly', 350_000, 450_000, 'NGN', 'month'],
  ['350k–450k naira per month', 350_000, 450_000, 'NGN', 'month'],
  ['₦350-450k/month', 350_000, 450_000, 'NGN', 'month'],
  ['NGN 1.2m to 1.5m per annum', 1_200_000, 1_500_000, 'NGN', 'year'],
  ['₦4 million p.a.', 4_000_000, 4_000_000, 'NGN', 'year'],
  ['$1,200 a month', 1_200, 1_200, 'USD', 'month'],
  ['£15 an hour', 15, 15, 'GBP', 'hour'],
  ['up to ₦200 000 a month', null, 200_000, 'NGN', 'month'],
  ['from ₦200,000 a month', 200_000, null, 'NGN', 'month'],
  ['₦200,000', 200_000, 200_000, 'NGN', null],
  ['200,000 a month', null, null, null, null],
  ['$500 or ₦800,000 a month', null, null, null, null],
  ['₦200,000, ₦250,000 or ₦300,000', null, null, null, null],
  ['₦450,000 to ₦350,000 a month', null, null, null, null],
  ['₦1,500.50 a day', null, null, null, null],
  ['Negotiable', null, null, null, null],
  ['', null, null, null, null],
])('reads the salary in "%s"', (text, salary_min, salary_max, salary_currency, salary_period) => {
  expect(readSalary(text)).toEqual(
    expect.objectContaining({
      salary_min,
      salary_max,
      ...(salary_min || salary_max ? { salary_currency, salary_period } : {}),
    }),
  );
});

it('reads only amounts that the text contains', () => {
  const digits = (amount: number | null) => String(amount ?? '').replace(/0+$/, '');
  for (const text of ['₦350-450k a month', '₦1.25m a year', 'up to ₦75,000 a week', 'N90k']) {
    const bare = text.replaceAll(/[,. ]/g, '');
    const { salary_min, salary_max } = readSalary(text);
    expect(bare).toContain(digits(salary_min));
    expect(bare).toContain(digits(salary_max));
  }
});

it('finds amounts with their units', () => {
  expect(amountsIn('between 90 and 120k, or 1.5 million')).toEqual([90, 120_000, 1_500_000]);
});
