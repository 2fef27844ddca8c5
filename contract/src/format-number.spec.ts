import { expect, it } from '@jest/globals';
import { formatNumber } from './format-number.js';

it.each([0, 7, 999, 1_000, 12_345, 999_999.6, 1_000_000, -1_000, 1_234_567_890])(
  'writes %d as Intl does in English',
  (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString('en-US', { maximumFractionDigits: 0 }));
  },
);
