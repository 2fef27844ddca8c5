/**
 * The key that makes sending safe to repeat (Idempotency-Key). One key stands for one application: it is kept with
 * the draft, so that a retry after a lost answer, even after a reload, is recognised by the server.
 */
export interface SubmissionKey {
  key: string;
  /**
   * How the last attempt ended. `unknown`: no answer or a server fault, so the application may have been stored.
   * `refused`: the server said no, so nothing was.
   */
  lastOutcome: 'unsent' | 'unknown' | 'refused';
  /** Fingerprint of what was last sent under this key. */
  sentContent?: string;
}

export function newSubmissionKey(makeKey: () => string): SubmissionKey {
  return { key: makeKey(), lastOutcome: 'unsent' };
}
