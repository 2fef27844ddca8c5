import { expect, it } from '@jest/globals';
import { newDeviceMail } from './new-device-mail.js';

it.each([
  [false, 'change your password now, which also logs everyone else out,'],
  [true, 'change your password at Smash ID now, log out of all other sessions on the page of your account,'],
])(
  'the mail about a new device says what to do if it was not you (login at the provider: %s)',
  (byProvider, remedy) => {
    const { paragraphs } = newDeviceMail({
      username: 'ada',
      when: '2 December 2026, 10:00',
      device: 'Chrome on Windows',
      url: 'https://smash.example/hidden-portal/my-account',
      provider: 'Smash ID',
      byProvider,
    });
    expect(paragraphs[1]).toContain(remedy);
  },
);
