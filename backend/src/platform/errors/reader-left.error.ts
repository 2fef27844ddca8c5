/** The reader of a response hung up before its end: no failure of the server. */
export class ReaderLeftError extends Error {
  override name = 'ReaderLeftError';
}
