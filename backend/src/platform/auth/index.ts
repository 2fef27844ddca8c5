/** What other modules may use of this one besides its services and decorators. */
export {
  ACCOUNT_NAMES,
  accountOf,
  actingAccountsWith,
  ACTIVE_ACCOUNTS,
  activeAccountsWith,
} from './accounts/account-names.js';
export { assertPermitted, mayDo } from './assert-permitted.js';
export { assertPasswordLogin } from './passwords/password-login.js';
export { sessionOrigin } from './sessions/session-origin.js';
export { assertAcceptable, assertOther, hashPassword, verifyPassword } from './passwords/passwords.js';
