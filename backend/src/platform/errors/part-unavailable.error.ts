/** A part that the backend needs is down, slow or full. The caller may retry later; `cause` tells the operator why. */
export class PartUnavailableError extends Error {
  override readonly name: string = 'PartUnavailableError';
}
