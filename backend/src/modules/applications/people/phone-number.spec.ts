import { describe, expect, it } from '@jest/globals';
import { dialledDigits, toE164 } from './phone-number.js';

describe('a telephone number', () => {
  it.each([
    ['0803 555 0100', '+2348035550100'],
    ['08035550100', '+2348035550100'],
    ['+234 803 555 0100', '+2348035550100'],
    ['+234 (0)803-555-0100', '+2348035550100'],
    ['234 803 555 0100', '+2348035550100'],
    ['009 234 803 555 0100', '+2348035550100'],
    ['+44 20 7946 0958', '+442079460958'],
    ['00442079460958', null],
    ['0000000', null],
    ['+234 1', null],
    ['12345678901234567890', null],
    ['----------', null],
  ])('%s is %s', (written, expected) => {
    expect(toE164(written)).toBe(expected);
  });
});

describe('a search for a telephone number', () => {
  it.each([
    ['0803 555 0100', '8035550100'],
    ['+234 803 555 0100', '8035550100'],
    ['+234 (0)803-555-0100', '8035550100'],
    ['009 234 803 555 0100', '8035550100'],
    ['+44 20 7946 0958', '442079460958'],
    ['555 0100', '5550100'],
    ['0100', '100'],
    ['100', undefined],
    ['0000', '0000'],
    ['ada 0803 555 0100', undefined],
    ['SMT-7F3K-9QXA', undefined],
    ['', undefined],
  ])('%s looks for %s', (search, expected) => {
    expect(dialledDigits(search)).toBe(expected);
  });
});
