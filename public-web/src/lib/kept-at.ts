/** Header of a copy kept by the service worker: when it was made, in ISO 8601. */
export const KEPT_AT = 'x-kept-at';
