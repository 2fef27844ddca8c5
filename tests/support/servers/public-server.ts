import type { Overrides } from './test-site.js';

/** Settings with a public address, where the first account becomes the owner only with the set-up token. */
export const publicServer = {
  PUBLIC_URL: 'https://smash.example',
  ADMIN_SETUP_TOKEN: 'a-set-up-token-of-the-tests-0123456789',
} satisfies Overrides;
