import { describe, expect, it } from '@jest/globals';
import { CALCULATOR_LIMITS, planOf } from './plans.js';

const summary = (amount: number, months: number) => {
  const { type, returns } = planOf(amount, months);
  return [
    type,
    ...returns.map(({ plan, amount: taken, monthly, total }) => [plan.name, taken, monthly, total]),
  ];
};

describe('planOf', () => {
  it.each([
    [150_000, 12, ['one', ['Micro', 150_000, 3_750, 45_000]]],
    [450_000, 1, ['one', ['Micro', 450_000, 11_250, 11_250]]],
    [500_000, 6, ['one', ['Macro', 500_000, 15_000, 90_000]]],
    [4_999_999, 12, ['one', ['Macro', 4_999_999, 149_999, 1_799_999]]],
    [5_000_001, 12, ['one', ['Platinum', 5_000_001, 175_000, 2_100_000]]],
    [20_000_000, 24, ['one', ['Platinum', 20_000_000, 700_000, 16_800_000]]],
  ])('puts %i naira for %i months into one plan', (amount, months, expected) => {
    expect(summary(amount, months)).toEqual(expected);
  });

  it.each([450_001, 475_000, 499_999])(
    'returns both sides of the gap for %i, which no plan takes',
    (amount) => {
      expect(summary(amount, 12)).toEqual([
        'between',
        ['Micro', 450_000, 11_250, 135_000],
        ['Macro', 500_000, 15_000, 180_000],
      ]);
    },
  );

  it('says that exactly 5,000,000 belongs to two plans', () => {
    expect(summary(5_000_000, 12)).toEqual([
      'both',
      ['Macro', 5_000_000, 150_000, 1_800_000],
      ['Platinum', 5_000_000, 175_000, 2_100_000],
    ]);
  });

  it.each([1, 149_999])('returns the smallest plan for %i, which is below it', (amount) => {
    expect(summary(amount, 1)).toEqual(['below', ['Micro', 150_000, 3_750, 3_750]]);
  });

  it('does not compound returns, and adds up the fractions of a naira', () => {
    expect(summary(150_001, 2)).toEqual(['one', ['Micro', 150_001, 3_750, 7_500]]);
    expect(summary(150_020, 2)).toEqual(['one', ['Micro', 150_020, 3_750, 7_501]]);
  });

  it('stays exact at its limits', () => {
    const { mostAmount, mostMonths } = CALCULATOR_LIMITS;
    expect(summary(mostAmount, mostMonths)).toEqual([
      'one',
      ['Platinum', mostAmount, 3_500_000_000, 420_000_000_000],
    ]);
    expect(mostAmount * 35 * mostMonths).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });
});
