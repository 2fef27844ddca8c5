/** What a route says of its page, for the server's part of the build. */
export interface PageHandle {
  /** Its scripts come with it, instead of when it is painted. */
  isEmptyWithoutScripts: true;
}
