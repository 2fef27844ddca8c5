/** What other modules may use of the shares module besides its services. */
export {
  holdPurchase,
  type PurchaseDetails,
  type PurchaseFacts,
  purchaseFacts,
  PURCHASES_OF_NOBODY,
} from './purchase-facts.js';
