/** In the headers of a copy that the service worker keeps: when it was made, in ISO 8601. */
export const KEPT_AT = 'x-kept-at';
