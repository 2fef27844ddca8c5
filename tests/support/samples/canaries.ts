import type { AccountDetails } from './builders.js';

/** Words that must stand in no log and no trace, of an account and of an application. */
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
