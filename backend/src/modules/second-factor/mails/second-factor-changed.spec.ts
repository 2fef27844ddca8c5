import { describe, expect, it } from '@jest/globals';
import { renderText } from '../../../platform/mail/templates/render.js';
import { CHANGES, type SecondFactorChange, secondFactorChangedMail } from './second-factor-changed.js';

const url = 'https://smash.example/hidden-portal/my-account';

describe('the mail about a second factor', () => {
  it.each(Object.keys(CHANGES) as SecondFactorChange[])(
    'says what was changed and what to do about it: %s',
    (change) => {
      const mail = secondFactorChangedMail(change, { url });
      expect(mail.subject).toBe(CHANGES[change]);
      expect(renderText(mail)).toContain(`Open my account: ${url}`);
      expect(renderText(mail)).toMatch(/change (it|your password)/);
    },
  );

  it('says how many recovery codes are left', () => {
    expect(renderText(secondFactorChangedMail('code_used', { url, codesLeft: 9 }))).toContain(
      'You have 9 left.',
    );
  });
});
