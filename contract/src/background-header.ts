/**
 * Header of a request that a program sends by itself, such as a look at what is new while nobody is there. It counts as no
 * use of the session.
 */
export const BACKGROUND_HEADER = 'X-Background-Request';
