/** What other modules may use of the auth module besides its services and decorators. */
export { assertAcceptable, hashPassword, verifyPassword } from './passwords.js';
