import { expect, it } from '@jest/globals';
import { toSearchText } from './search-text.js';

const ADA = {
  firstName: 'Ada',
  middleName: null,
  lastName: 'Obi',
  email: 'ada@example.com',
  reference: 'SMT-7F3K-9QXA',
  phone: '0803 555 0100',
  phoneE164: '+2348035550100',
};

it('the search text joins names, email address and reference in lower case', () => {
  expect(toSearchText(ADA)).toBe('ada obi ada@example.com smt-7f3k-9qxa');
});

it('the search text holds the digits of a telephone number without a known country', () => {
  const text = toSearchText({ ...ADA, phone: '(415) 555-0132', phoneE164: null });
  expect(text).toBe('ada obi ada@example.com smt-7f3k-9qxa 4155550132');
});

it('the search text fits into an index entry in any script', () => {
  const name = '각'.repeat(100);
  const longest = toSearchText({
    ...ADA,
    firstName: name,
    middleName: name,
    lastName: name,
    email: '각'.repeat(254),
  });
  expect(Buffer.byteLength(longest)).toBeLessThanOrEqual(2_400);
});
