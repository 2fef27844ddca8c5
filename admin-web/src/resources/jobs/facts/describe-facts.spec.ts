import { expect, it } from '@jest/globals';
import type { JobFacts } from '@smash/contract';
import { describeFacts } from './describe-facts';

it.each<[Partial<JobFacts>, string]>([
  [{}, ''],
  [{ brand: 'group', workplace: 'onsite' }, 'The group, On site'],
  [
    {
      brand: 'ridesmash',
      city: 'Abuja',
      state: 'FCT',
      salary_min: 350_000,
      salary_max: 450_000,
      salary_currency: 'NGN',
      salary_period: 'month',
    },
    'Ridesmash, Abuja, FCT, NGN 350,000 to 450,000 a month',
  ],
  [{ salary_min: 15, salary_max: 15, salary_currency: 'GBP', salary_period: 'hour' }, 'GBP 15 an hour'],
  [{ salary_period: 'week' }, 'a week'],
])('the facts %j are described as "%s"', (facts, text) => {
  expect(describeFacts(facts)).toBe(text);
});
