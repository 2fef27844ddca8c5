import { describe, expect, it } from '@jest/globals';
import { publicEnvironment } from './build.mjs';

describe('the environment for building the pages', () => {
  it('has the public address and all VITE variables', () => {
    const environment = { PUBLIC_URL: 'https://smash.example', VITE_HOTLINE: '+234 1', HOME: '/root' };
    expect(publicEnvironment(environment)).toEqual({
      VITE_SITE_ORIGIN: 'https://smash.example',
      VITE_HOTLINE: '+234 1',
    });
  });

  it('prefers an address given for the pages only', () => {
    const environment = { PUBLIC_URL: 'http://10.0.0.2', VITE_SITE_ORIGIN: 'https://smash.example' };
    expect(publicEnvironment(environment)).toEqual({ VITE_SITE_ORIGIN: 'https://smash.example' });
  });

  it('has the settings of the share offer, but never the secret key', () => {
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

  it('has the mailboxes of HR and support', () => {
    const environment = { HR_EMAIL: 'hr@smash.ng', SUPPORT_EMAIL: 'help@smash.ng', MAIL_FROM: 'no@smash.ng' };
    expect(publicEnvironment(environment)).toEqual({
      VITE_HR_EMAIL: 'hr@smash.ng',
      VITE_SUPPORT_EMAIL: 'help@smash.ng',
    });
  });

  it.each(['24', '0'])('has the months that applications are kept (%s)', (months) => {
    expect(publicEnvironment({ APPLICATION_RETENTION_MONTHS: months })).toEqual({
      VITE_APPLICATION_RETENTION_MONTHS: months,
    });
  });

  it('has no address if none is known', () => {
    expect(publicEnvironment({})).toEqual({});
  });
});
