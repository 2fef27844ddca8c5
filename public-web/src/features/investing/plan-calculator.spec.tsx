import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show, type } from '../../lib/spec-support';
import { PlanCalculator } from './plan-calculator';

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount in naira' });
const months = () => screen.getByRole('textbox', { name: 'Months' });
const answer = () => screen.getByRole('status').textContent;

beforeEach(() => void show(<PlanCalculator />));

it('the calculator shows an example, then the plan and the returns of what is typed', async () => {
  expect(answer()).toBe('Macro, 3% each month on ₦1,000,000 ₦30,000 a month ₦360,000 in 12 months');
  await type(amount(), '150,000');
  await type(months(), '1');
  expect(answer()).toBe('Micro, 2.5% each month on ₦150,000 ₦3,750 a month ₦3,750 in 1 month');
  await type(amount(), '7000000');
  await type(months(), '10');
  expect(amount().value).toBe('7,000,000');
  expect(answer()).toBe('Platinum, 3.5% each month on ₦7,000,000 ₦245,000 a month ₦2,450,000 in 10 months');
});

it('the calculator mentions the gap and the overlap of the plans, and the risk', async () => {
  await type(amount(), '450001');
  expect(answer()).toContain('No plan takes an amount from ₦450,001 to ₦499,999');
  expect(answer()).toContain('Micro, 2.5% each month on ₦450,000 ₦11,250 a month ₦135,000 in 12 months');
  expect(answer()).toContain('Macro, 3% each month on ₦500,000 ₦15,000 a month ₦180,000 in 12 months');
  await type(amount(), '5000000');
  expect(answer()).toContain('Exactly ₦5,000,000 is the end of Macro and the beginning of Platinum');
  expect(answer()).toContain('₦150,000 a month');
  expect(answer()).toContain('₦175,000 a month');
  await type(amount(), '149999');
  expect(answer()).toContain('Plans begin at ₦150,000');
  expect(screen.getByRole('region').textContent).toContain('Your capital is at risk');
});

it.each(['', '0', '-1', '1.5', '1e9', 'ten', '100000000001'])(
  'the calculator refuses an amount of %j',
  async (wrong) => {
    await type(amount(), wrong);
    expect(screen.getByText(/^Please enter whole naira/)).toBeTruthy();
    expect(answer()).toBe('');
  },
);

it.each(['0', '121', '2.5'])('the calculator refuses %s months', async (wrong) => {
  await type(months(), wrong);
  expect(screen.getByText('Please enter 1 to 120 months')).toBeTruthy();
  expect(answer()).toBe('');
});
