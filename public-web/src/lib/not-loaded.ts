/** Start of the message about a script that did not load; a hint what to do follows. */
export const NOT_LOADED = 'Part of this page could not be loaded. Check your connection, then';
