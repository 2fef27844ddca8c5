/** Most rows that a list gives at once. */
export const LARGEST_PAGE = 200;

/** Most records that one request asks for by their ids. */
export const MOST_IDS = 100;

/** Most characters of the words that a list is searched for. */
export const SEARCH_LIMIT = 200;
