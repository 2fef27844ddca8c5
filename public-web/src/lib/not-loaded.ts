/**
 * Message about a script that did not load, without its full stop. Most browsers do not ask for the script again until the
 * page is reloaded.
 */
export const NOT_LOADED =
  'Part of this page could not be loaded. Check your connection, then load this page again';
