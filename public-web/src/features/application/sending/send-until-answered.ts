import { randomKey } from '@smash/contract';
import type { ApplicationSubmission, SubmitOutcome } from '../../../lib/api/submit-application';
import type { FieldName, TextValues } from '../form-values';
import { beginAttempt, contentFingerprint, markRefused } from './attempt';
import { newSubmissionKey, type SubmissionKey } from './submission-key';
import { findUnreadableFiles } from './unreadable-files';

/** The server's code for a key that was used with other content. */
const REUSED_KEY_CODE = 'idempotency_key_reused';

/** Sends the form once; first applications and newer versions have different addresses. */
export type Send<Receipt> = (
  submission: Omit<ApplicationSubmission, 'jobId'>,
) => Promise<SubmitOutcome<Receipt>>;

export interface KeptDraft {
  getSubmission: () => SubmissionKey;
  saveSubmission: (submission: SubmissionKey) => void;
  clear: () => void;
}

/** Progress of sending: whole percent of an attempt, or that the sending waits for the line. */
export type SendingProgress = { percent: number; attempt: number } | { isWaiting: true; attempt: number };

/** What to send, and how. */
export interface Sending<Receipt> {
  answers: TextValues;
  files: Partial<Record<FieldName, File>>;
  sendTo: Send<Receipt>;
  draft: KeptDraft;
  onProgress: (progress: SendingProgress) => void;
  /** Waits before the next attempt; false if the person gives up. @param attempt number of attempts so far */
  waitForLine: (attempt: number) => Promise<boolean>;
}

/** Number of automatic attempts before the person has to press Submit again. */
export const ATTEMPTS = 5;

/** One attempt under the draft's key. */
async function attemptOnce<Receipt>(sending: Sending<Receipt>, attempt: number) {
  const { answers, files, sendTo, draft, onProgress } = sending;
  const content = contentFingerprint(answers, files);
  const request = { answers, files, onProgress: (percent: number) => onProgress({ percent, attempt }) };
  draft.saveSubmission(beginAttempt(draft.getSubmission(), content, randomKey));
  const outcome = await sendTo({ ...request, idempotencyKey: draft.getSubmission().key });
  if (outcome.type !== 'refused' || outcome.code !== REUSED_KEY_CODE) return outcome;
  // An earlier attempt had arrived after all, and the form was edited since: this is another application.
  draft.saveSubmission(beginAttempt(newSubmissionKey(randomKey), content, randomKey));
  return sendTo({ ...request, idempotencyKey: draft.getSubmission().key });
}

/**
 * Sends a form, and again while the line breaks. The key stays the same, so the application counts once, however many
 * attempts arrive. Writes the outcome to the draft.
 */
export async function sendUntilAnswered<Receipt>(sending: Sending<Receipt>): Promise<SubmitOutcome<Receipt>> {
  const { draft, onProgress, waitForLine } = sending;
  let mayHaveArrived = draft.getSubmission().lastOutcome === 'unknown';
  let outcome: SubmitOutcome<Receipt>;
  let attempt = 0;
  do {
    attempt += 1;
    onProgress({ percent: 0, attempt });
    outcome = await attemptOnce(sending, attempt);
    if (outcome.type !== 'unknown' || !outcome.isUnanswered || attempt === ATTEMPTS) break;
    mayHaveArrived = true;
    onProgress({ isWaiting: true, attempt });
    // Without a file that was lost while waiting, no attempt can succeed.
  } while ((await waitForLine(attempt)) && !(await findUnreadableFiles(sending.files)));
  if (outcome.type === 'received') draft.clear();
  // The rate limit refuses before the server looks up the key: an earlier attempt may have arrived.
  if (outcome.type === 'refused' && !(mayHaveArrived && outcome.code === 'too_many_requests'))
    draft.saveSubmission(markRefused(draft.getSubmission()));
  return outcome;
}
