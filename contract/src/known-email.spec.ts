import { expect, it } from '@jest/globals';
import { isEmail } from './application-form.js';
import { withAsciiName } from './known-email.js';

it.each([
  ['ọlá@example.com', true],
  ['ada@bücher.example', true],
  ['ọlá @example.com', false],
  ['ọlá\u200D@example.com', false],
  ['ada@gmaİl.com', false],
  ['ọlá', false],
])('%s may be the address of somebody who is known: %j', (address, isAllowed) =>
  expect(isEmail(withAsciiName(address))).toBe(isAllowed),
);
