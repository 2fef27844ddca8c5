import { useState } from 'react';
import type { ApplicationSubmission, SubmitOutcome } from '../../lib/api/submit-application';
import { randomKey } from '../../lib/random-key';
import type { FieldName, TextValues } from './form-values';
import {
  beginAttempt,
  contentFingerprint,
  markRefused,
  newSubmissionKey,
  type SubmissionKey,
} from './submission-key';

/** The server's code for a key that was used with other content. */
const REUSED_KEY_CODE = 'idempotency_key_reused';

type ChosenFiles = Partial<Record<FieldName, File>>;

/** How the form is sent, to whichever address. */
export type Send<Receipt> = (
  submission: Omit<ApplicationSubmission, 'jobId'>,
) => Promise<SubmitOutcome<Receipt>>;

export interface KeptDraft {
  getSubmission: () => SubmissionKey;
  saveSubmission: (submission: SubmissionKey) => void;
  clear: () => void;
}

/** Sends the application under the draft's key, and keeps the key in step with how it ended. */
export function useSending<Receipt>(sendTo: Send<Receipt>, draft: KeptDraft) {
  const [sentPercent, setSentPercent] = useState<number | undefined>();

  async function attempt(answers: TextValues, files: ChosenFiles) {
    const content = contentFingerprint(answers, files);
    const request = { answers, files, onProgress: setSentPercent };
    draft.saveSubmission(beginAttempt(draft.getSubmission(), content, randomKey));
    const outcome = await sendTo({ ...request, idempotencyKey: draft.getSubmission().key });
    if (outcome.type !== 'refused' || outcome.code !== REUSED_KEY_CODE) return outcome;
    // An earlier attempt had arrived after all and has been edited since: this is another application.
    draft.saveSubmission(beginAttempt(newSubmissionKey(randomKey), content, randomKey));
    return sendTo({ ...request, idempotencyKey: draft.getSubmission().key });
  }

  async function send(answers: TextValues, files: ChosenFiles): Promise<SubmitOutcome<Receipt>> {
    setSentPercent(0);
    const outcome = await attempt(answers, files);
    setSentPercent(undefined);
    if (outcome.type === 'received') draft.clear();
    if (outcome.type === 'refused') draft.saveSubmission(markRefused(draft.getSubmission()));
    return outcome;
  }

  return {
    send,
    /** Whole percents while sending, otherwise undefined. */
    sentPercent,
    isSending: sentPercent !== undefined,
  };
}
