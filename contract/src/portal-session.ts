/** Names that portal and payment page share, so that the provider's script never runs beside a portal session (docs/decisions/0073-the-payment-page-is-a-document-of-its-own.md). */

/** Key in local storage of the portal's session, JSON with `access_token` and `expires_at`. */
export const PORTAL_SESSION_KEY = 'smash.portal.session';

/** Prefix of the keys in a tab's session storage that hold unsaved input of the portal. */
export const PORTAL_DRAFT_PREFIX = 'smash.portal.draft:';

/**
 * The Web Lock of the provider's script: pages that run the script hold it shared until they are gone; a portal login holds
 * it exclusively while it stores the token. Also the name of the BroadcastChannel on which a login asks those pages to leave.
 */
export const PAYMENT_SCRIPT_LOCK = 'smash.payment-script';
