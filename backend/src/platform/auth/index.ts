/** What other modules may use of the auth module besides its services and decorators. */
export { ACCOUNT_NAMES } from './account-names.js';
export { assertOwner } from './assert-owner.js';
export { assertAcceptable, hashPassword, verifyPassword } from './passwords.js';
