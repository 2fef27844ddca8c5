import { describe, expect, it } from '@jest/globals';
import { formatKobo, formatNaira, parseUnits, priceOfUnits } from './shares.js';

describe('priceOfUnits', () => {
  it.each([
    [1, 1_000, 100_000],
    [1_000, 1_000_000, 100_000_000],
    [1_000_000, 1_000_000_000, 100_000_000_000],
  ])('prices %i units at %i naira, or %i kobo', (units, amount, amountKobo) => {
    expect(priceOfUnits(units)).toEqual({ amount, amountKobo });
  });
});

describe('parseUnits', () => {
  it.each([
    ['1', 1],
    ['1,000', 1_000],
    [' 25 000 ', 25_000],
    ['1000000', 1_000_000],
  ])('reads %j', (text, units) => {
    expect(parseUnits(text)).toBe(units);
  });

  it.each(['', '0', '-5', '1.5', '1e9', '1000001', 'ten', '٣', '0x10', '2,5', '9'.repeat(40)])(
    'refuses %j',
    (text) => {
      expect(parseUnits(text)).toBeUndefined();
    },
  );
});

it('writes amounts in the smallest unit with two decimals and the currency code', () => {
  expect(formatKobo(150_000_050, 'NGN')).toBe('NGN 1,500,000.50');
  expect(formatKobo(5, 'USD')).toBe('USD 0.05');
});

it('writes naira with commas and without kobo', () => {
  expect(formatNaira(1_500_000)).toBe('₦1,500,000');
});
