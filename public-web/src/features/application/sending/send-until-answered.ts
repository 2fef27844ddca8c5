import { randomKey } from '@smash/contract';
import type { ApplicationSubmission, SubmitOutcome } from '../../../lib/api/submit-application';
import type { FieldName, TextValues } from '../form-values';
import { beginAttempt, contentFingerprint, markRefused } from './attempt';
import { newSubmissionKey, type SubmissionKey } from './submission-key';

/** The server's code for a key that was used with other content. */
const REUSED_KEY_CODE = 'idempotency_key_reused';

/** How the form is sent, to whichever address. */
export type Send<Receipt> = (
  submission: Omit<ApplicationSubmission, 'jobId'>,
) => Promise<SubmitOutcome<Receipt>>;

export interface KeptDraft {
  getSubmission: () => SubmissionKey;
  saveSubmission: (submission: SubmissionKey) => void;
  clear: () => void;
}

/** How far the sending is: whole percents of an attempt, or that it waits for the line. */
export type SendingProgress = { percent: number; attempt: number } | { isWaiting: true; attempt: number };

/** What is sent, and how. */
export interface Sending<Receipt> {
  answers: TextValues;
  files: Partial<Record<FieldName, File>>;
  sendTo: Send<Receipt>;
  draft: KeptDraft;
  onProgress: (progress: SendingProgress) => void;
  /** Waits before the next attempt; false once the person gives up. @param attempt how many there were */
  waitForLine: (attempt: number) => Promise<boolean>;
}

/** How often a form is sent by itself before the person is asked to. */
export const ATTEMPTS = 5;

/** One attempt under the draft's key. */
async function attemptOnce<Receipt>(sending: Sending<Receipt>, attempt: number) {
  const { answers, files, sendTo, draft, onProgress } = sending;
  const content = contentFingerprint(answers, files);
  const request = { answers, files, onProgress: (percent: number) => onProgress({ percent, attempt }) };
  draft.saveSubmission(beginAttempt(draft.getSubmission(), content, randomKey));
  const outcome = await sendTo({ ...request, idempotencyKey: draft.getSubmission().key });
  if (outcome.type !== 'refused' || outcome.code !== REUSED_KEY_CODE) return outcome;
  // An earlier attempt had arrived after all and has been edited since: this is another application.
  draft.saveSubmission(beginAttempt(newSubmissionKey(randomKey), content, randomKey));
  return sendTo({ ...request, idempotencyKey: draft.getSubmission().key });
}

/**
 * Sends a form, again and again while the line breaks: the key stays the same, so that it counts once, however many
 * attempts arrive. Keeps the draft in step with how it ended.
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
  } while (await waitForLine(attempt));
  if (outcome.type === 'received') draft.clear();
  // Too many attempts are refused before the server looks whether it has this one: what was sent before may be there.
  if (outcome.type === 'refused' && !(mayHaveArrived && outcome.code === 'too_many_requests'))
    draft.saveSubmission(markRefused(draft.getSubmission()));
  return outcome;
}
