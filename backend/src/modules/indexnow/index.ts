/** What other modules may use of the indexnow module. */
export { keyPath } from './indexnow-client.js';
