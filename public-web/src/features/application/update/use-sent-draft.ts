import type { SentApplication } from '@smash/contract/client';
import { randomKey } from '@smash/contract';
import { useRef } from 'react';
import type { DraftState } from '../use-draft';
import { newSubmissionKey, type SubmissionKey } from '../sending/submission-key';
import { sentAnswers } from './sent-values';

/** Replaces the draft where the form begins with the sent answers: nothing is left on the device. */
export function useSentDraft(sent: SentApplication) {
  const submission = useRef<SubmissionKey>(newSubmissionKey(randomKey));
  return {
    state: 'none' as DraftState,
    restoredAnswers: sentAnswers(sent),
    getSubmission: () => submission.current,
    saveAnswers: () => undefined,
    saveSubmission: (next: SubmissionKey) => {
      submission.current = next;
    },
    clear: () => undefined,
  };
}
