/** Said of a script that a page did not get; what to do then follows. */
export const NOT_LOADED = 'Part of this page could not be loaded. Check your connection, then';
