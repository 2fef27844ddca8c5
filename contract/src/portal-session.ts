/** What portal and payment page agree on: the provider's script never runs beside a portal session (docs/decisions/0073-the-payment-page-is-a-document-of-its-own.md). */

/** Where local storage keeps the portal's session, JSON with `access_token` and `expires_at`. */
export const PORTAL_SESSION_KEY = 'smash.portal.session';

/** How the names begin under which a tab's session storage keeps what was typed in the portal. */
export const PORTAL_DRAFT_PREFIX = 'smash.portal.draft:';

/**
 * The Web Lock of the provider's script: pages that run it share it until they are gone, a portal login takes it for
 * itself while it stores the token. Also the name of the BroadcastChannel on which a login asks those pages to leave.
 */
export const PAYMENT_SCRIPT_LOCK = 'smash.payment-script';
