/** What other modules may use of the shares module besides its services. */
export { lockPurchaseById, purchaseFacts, PURCHASE_ADDRESSES } from './purchase-facts.js';
