/** Most rows on one page of a list. */
export const LARGEST_PAGE = 200;

/** Most records that one request may ask for by id. */
export const MOST_IDS = 100;

/** Longest search text of a list, in characters. */
export const SEARCH_LIMIT = 200;
