import { describe, expect, it } from '@jest/globals';
import { publicEnvironment } from './build.mjs';

describe('what the pages are built with', () => {
  it('is the address that visitors use, and everything for the web sites', () => {
    const environment = { PUBLIC_URL: 'https://smash.example', VITE_HOTLINE: '+234 1', HOME: '/root' };
    expect(publicEnvironment(environment)).toEqual({
      VITE_SITE_ORIGIN: 'https://smash.example',
      VITE_HOTLINE: '+234 1',
    });
  });

  it('prefers an address meant for the pages alone', () => {
    const environment = { PUBLIC_URL: 'http://10.0.0.2', VITE_SITE_ORIGIN: 'https://smash.example' };
    expect(publicEnvironment(environment)).toEqual({ VITE_SITE_ORIGIN: 'https://smash.example' });
  });

  it('takes the payment provider’s public key and script, and the approval of the offer, from the server’s settings, and never its secret key', () => {
    const environment = {
      PAYSTACK_PUBLIC_KEY: 'pk_test_1',
      PAYSTACK_SECRET_KEY: 'sk_test_1',
      PAYSTACK_SCRIPT_URL: 'https://pay.example/inline.js',
      SHARES_APPROVAL_REFERENCE: 'SEC/2026/7',
    };
    expect(publicEnvironment(environment)).toEqual({
      VITE_PAYSTACK_PUBLIC_KEY: 'pk_test_1',
      VITE_PAYSTACK_SCRIPT_URL: 'https://pay.example/inline.js',
      VITE_SHARES_APPROVAL_REFERENCE: 'SEC/2026/7',
    });
  });

  it('is the mailboxes that mails name and go to', () => {
    const environment = { HR_EMAIL: 'hr@smash.ng', SUPPORT_EMAIL: 'help@smash.ng', MAIL_FROM: 'no@smash.ng' };
    expect(publicEnvironment(environment)).toEqual({
      VITE_HR_EMAIL: 'hr@smash.ng',
      VITE_SUPPORT_EMAIL: 'help@smash.ng',
    });
  });

  it('names no address when none is known', () => {
    expect(publicEnvironment({})).toEqual({});
  });
});
