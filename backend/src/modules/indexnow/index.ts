/** What other modules may use of this one. */
export { keyPath } from './indexnow-client.js';
