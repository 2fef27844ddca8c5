/**
 * Header of a request that a program sends by itself, such as a check for news while nobody is there. Such a request does
 * not count as use of the session.
 */
export const BACKGROUND_HEADER = 'X-Background-Request';
