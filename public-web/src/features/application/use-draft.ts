import { randomKey } from '@smash/contract';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../../lib/use-browser-value';
import { readDraft, removeDraft, writeDraft, type Draft } from './draft';
import { emptyAnswers, type TextValues } from './form-values';
import { newSubmissionKey, type SubmissionKey } from './sending/submission-key';
import { forgetFilesOf } from './use-kept-files';

/** Pause in typing after which the draft is written, in milliseconds. */
const SAVE_DELAY_MS = 400;

/** State of the draft: none yet, kept on this device, or refused by the device. */
export type DraftState = 'none' | 'saved' | 'unavailable';

/** Removes an unfinished application, with its files, from this device. */
export function forgetDraft(jobId: number): void {
  removeDraft(jobId);
  void forgetFilesOf(jobId);
}

/** The unfinished application for one job, kept on this device while it is typed. */
export function useDraft(jobId: number) {
  const isHydrated = useIsHydrated();
  const [stored, setStored] = useState(() => (isHydrated ? readDraft(jobId) : undefined));
  const [state, setState] = useState<DraftState>(stored ? 'saved' : 'none');
  const draft = useRef<Draft>(stored ?? { answers: emptyAnswers(), submission: newSubmissionKey(randomKey) });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function saveNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    setState(writeDraft(jobId, draft.current) ? 'saved' : 'unavailable');
  }

  function saveAnswers(answers: TextValues) {
    draft.current = { ...draft.current, answers };
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, SAVE_DELAY_MS);
  }

  /** Written at once: the key must be on the device before the request leaves it. */
  function saveSubmission(submission: SubmissionKey) {
    draft.current = { ...draft.current, submission };
    saveNow();
  }

  function clear() {
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetDraft(jobId);
    draft.current = { answers: emptyAnswers(), submission: newSubmissionKey(randomKey) };
    setState('none');
  }

  // The server cannot read this device: after its page is hydrated, the draft is read here.
  const isFromServer = useRef(!isHydrated);
  useEffect(() => {
    const kept = isFromServer.current ? readDraft(jobId) : undefined;
    isFromServer.current = false;
    if (!kept) return;
    draft.current = kept;
    setStored(kept);
    setState('saved');
  }, [jobId]);

  useEffect(() => {
    function flush() {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      if (writeDraft(jobId, draft.current)) setState('saved');
    }
    // The browser restored the page from its cache, but a later page has sent or cleared its draft.
    function begin({ persisted }: PageTransitionEvent) {
      if (persisted && state === 'saved' && readDraft(jobId)?.submission.key !== draft.current.submission.key)
        location.reload();
    }
    window.addEventListener('pagehide', flush);
    window.addEventListener('pageshow', begin);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('pageshow', begin);
      flush();
    };
  }, [jobId, state]);

  return {
    state,
    restoredAnswers: stored?.answers,
    getSubmission: () => draft.current.submission,
    saveAnswers,
    saveSubmission,
    clear,
    filesOfJob: jobId,
  };
}
