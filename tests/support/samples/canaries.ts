import type { AccountDetails } from './builders.js';

/** An account and an application whose words must not appear in any log or trace. */
export const CANARY_ACCOUNT: AccountDetails = {
  username: 'canaryuser',
  email: 'canarymail@example.com',
  password: 'canarypassword battery',
};
export const CANARY_ANSWERS = {
  first_name: 'Canaryfirst',
  last_name: 'Canarylast',
  email: 'canaryapplicant@example.com',
};
