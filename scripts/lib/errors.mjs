/** A failure whose message already tells the reader what to do: printed as it is, without a stack. */
export class ExpectedError extends Error {
  isExpected = true;
}

/**
 * The message of anything that was thrown.
 * @param {unknown} error
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
