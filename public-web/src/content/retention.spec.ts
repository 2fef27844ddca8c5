import { expect, it } from '@jest/globals';
import { howLongApplicationsStay } from './legal/privacy';
import { retentionOf } from './retention';

it.each([
  ['6', /^for as long as the position is open and 6 months after .* Then they are erased automatically,/],
  ['6', /a note about you that also concerns another application of yours stays with that one\./],
  ['1', / and 1 month after it has closed\./],
])('the policy says how long applications stay (months: %s)', (months, text) => {
  expect(howLongApplicationsStay(retentionOf(months))).toMatch(text);
});

it('the policy promises no erasure if applications stay for ever', () => {
  const text = howLongApplicationsStay(retentionOf('0'));
  expect(text).toMatch(/^until you have yours erased/);
  expect(text).not.toMatch(/\b0 months|erased automatically/);
});
