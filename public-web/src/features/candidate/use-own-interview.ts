import { useCallback, useEffect, useState } from 'react';
import {
  cancelOwnInterview,
  chooseInterviewTime,
  downloadOwnInterview,
  loadOwnInterview,
  type CandidateOutcome,
  type OwnInterview,
} from '../../lib/api/candidate';
import { saveBlob } from '../../lib/save-blob';
import { useAction } from './use-action';

interface Options {
  session: string;
  /** With the application its interview ends. */
  withdrawnAt: string | null;
  onLeave: (notice?: string) => void;
}

/** The interview of the application, and what its applicant may do with it. Undefined until it is known. */
export function useOwnInterview({ session, withdrawnAt, onLeave }: Options) {
  const [interview, setInterview] = useState<OwnInterview | null | undefined>();
  const { isBusy, failure, run } = useAction();

  const [loadFailure, setLoadFailure] = useState<string>();

  const show = useCallback((outcome: CandidateOutcome<{ interview: OwnInterview | null }>) => {
    if (outcome.type === 'done') setInterview(outcome.data.interview);
    setLoadFailure(outcome.type === 'refused' ? outcome.message : undefined);
  }, []);

  useEffect(() => {
    let isGone = false;
    void loadOwnInterview(session).then((outcome) => {
      if (!isGone) show(outcome);
    });
    return () => {
      isGone = true;
    };
  }, [session, withdrawnAt, show]);

  async function take(outcome: CandidateOutcome<{ interview: OwnInterview | null }>) {
    if (outcome.type === 'done') setInterview(outcome.data.interview);
    if (outcome.type === 'ended') onLeave(outcome.message);
    if (outcome.type !== 'refused') return undefined;
    // What is still free, and what HR has changed in the meantime.
    show(await loadOwnInterview(session));
    return outcome.message;
  }

  return {
    interview,
    /** Why it could not be loaded. */
    loadFailure,
    load: () =>
      run(async () => {
        show(await loadOwnInterview(session));
        return undefined;
      }),
    isBusy,
    failure,
    choose: (slotId: string) =>
      run(async () => (interview ? take(await chooseInterviewTime(session, slotId, interview)) : undefined)),
    cancel: () =>
      run(async () => (interview ? take(await cancelOwnInterview(session, interview)) : undefined)),
    save: () =>
      run(async () => {
        const outcome = await downloadOwnInterview(session);
        if (outcome.type !== 'done') return take(outcome);
        saveBlob(outcome.data, 'interview.ics');
        return undefined;
      }),
  };
}
