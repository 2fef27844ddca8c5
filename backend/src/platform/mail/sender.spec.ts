import { expect, it } from '@jest/globals';
import { domainOf, senderOf } from './sender.js';

it.each([
  ['no-reply@smash.ng', '', 'no-reply@smash.ng'],
  ['<no-reply@smash.ng>', '', 'no-reply@smash.ng'],
  ['Smash no-reply@smash.ng', 'Smash', 'no-reply@smash.ng'],
  ['Smash (HR) <no-reply@smash.ng>', 'Smash (HR)', 'no-reply@smash.ng'],
  ['Ọja "Big" Ltd <no-reply@smash.ng>', 'Ọja "Big" Ltd', 'no-reply@smash.ng'],
  ['"Ọja" and "Big" <no-reply@smash.ng>', '"Ọja" and "Big"', 'no-reply@smash.ng'],
  ['"Smash, \\"HR\\"" <no-reply@smash.ng>', 'Smash, "HR"', 'no-reply@smash.ng'],
])('of %s the name is %j and the address %s', (mailFrom, name, address) =>
  expect(senderOf(mailFrom)).toEqual({ name, address }),
);

it.each([
  ['no-reply@smash.ng', 'smash.ng'],
  ['Smash <no-reply@bücher.example>', 'xn--bcher-kva.example'],
])('the domain of %s is %s', (mailFrom, domain) => expect(domainOf(senderOf(mailFrom))).toBe(domain));
