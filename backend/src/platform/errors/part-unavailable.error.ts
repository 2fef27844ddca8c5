/** A part that the backend leans on is down, slow or full. The caller may try later; `cause` tells the operator why. */
export class PartUnavailableError extends Error {
  override readonly name: string = 'PartUnavailableError';
}
