import { describe, expect, it } from '@jest/globals';
import { generateSecret, generateSync } from 'otplib';
import { stepOfCode } from './totp-code.js';

const STEP_MS = 30_000;
/** In the middle of step 60,000,000. */
const NOW = 60_000_000 * STEP_MS + 15_000;
const secret = generateSecret();
const codeOf = (steps: number) => generateSync({ secret, epoch: (NOW + steps * STEP_MS) / 1000 });

describe('the step of a login code', () => {
  it.each([
    ['now', 0, 60_000_000],
    ['of the step before, as a slow phone shows it', -1, 59_999_999],
    ['of the next step', 1, 60_000_001],
    ['of two steps before', -2, undefined],
    ['of the step after the next', 2, undefined],
  ])('for a code %s', (_, steps, step) => {
    expect(stepOfCode(secret, codeOf(steps), 0, NOW)).toBe(step);
  });

  it('is undefined if that step or a later one was used', () => {
    expect(stepOfCode(secret, codeOf(0), 59_999_999, NOW)).toBe(60_000_000);
    expect(stepOfCode(secret, codeOf(0), 60_000_000, NOW)).toBeUndefined();
    expect(stepOfCode(secret, codeOf(-1), 60_000_000, NOW)).toBeUndefined();
  });

  it('is found whatever spaces the code has', () => {
    const code = codeOf(0);
    expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, 0, NOW)).toBe(60_000_000);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12 34\n5'])('is undefined for %j', (code) => {
    expect(stepOfCode(secret, code, 0, NOW)).toBeUndefined();
  });
});
