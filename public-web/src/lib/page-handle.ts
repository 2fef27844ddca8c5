/** Facts about a page that a route gives to the server build. */
export interface PageHandle {
  /** Loads the scripts with the page rather than after its first paint. */
  isEmptyWithoutScripts: true;
}
