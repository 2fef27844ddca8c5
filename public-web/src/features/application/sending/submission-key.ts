/**
 * The key that makes sending safe to repeat (Idempotency-Key). One key stands for one application. The draft keeps it,
 * so that the server recognises a retry after a lost answer, even after a reload.
 */
export interface SubmissionKey {
  key: string;
  /**
   * How the last attempt ended. `unknown`: no answer or a server fault, so the application may have been stored.
   * `refused`: the server refused it, so nothing was stored.
   */
  lastOutcome: 'unsent' | 'unknown' | 'refused';
  /** Fingerprint of what was last sent under this key. */
  sentContent?: string;
}

export function newSubmissionKey(makeKey: () => string): SubmissionKey {
  return { key: makeKey(), lastOutcome: 'unsent' };
}
