/** What other modules may use of the shares module besides its services. */
export { lockPurchaseById, purchaseFacts, PURCHASES_OF_NOBODY } from './purchase-facts.js';
