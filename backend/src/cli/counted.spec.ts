import { describe, expect, it } from '@jest/globals';
import { counted } from './counted.js';

describe('counted', () => {
  it.each([
    [0, '0 emails are'],
    [1, '1 email is'],
    [2, '2 emails are'],
  ])('writes %i as %s', (count, written) => {
    expect(counted(count, 'email is', 'emails are')).toBe(written);
  });
});
