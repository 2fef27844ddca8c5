import { expect, it } from '@jest/globals';
import type { Environment } from '../../../platform/config/environment.js';
import { CalendarEntries } from './calendar-entries.service.js';

const inviterOf = (recipient: string, settings: Partial<Environment> = {}) => {
  const environment = {
    PUBLIC_URL: 'https://smash.ng',
    HR_EMAIL: 'hr@smash.ng',
    MAIL_FROM: 'HR <no-reply@smash.ng>',
  };
  return new CalendarEntries({ ...environment, ...settings } as Environment).invitingTo(recipient);
};

it.each([
  ['ada@example.com', {}, 'hr@smash.ng'],
  ['HR@smash.ng', {}, 'no-reply@smash.ng'],
  ['hr@smash.ng', { MAIL_FROM: 'hr@smash.ng' }, 'no-reply@smash.ng'],
])('%s with %j is invited by %s', (recipient, settings, email) =>
  expect(inviterOf(recipient, settings)).toEqual({ email, host: 'smash.ng' }),
);
