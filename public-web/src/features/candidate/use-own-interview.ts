import { useEffect, useState } from 'react';
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
  onLeave: (notice?: string) => void;
}

/** The interview of the application, and what its applicant may do with it. Undefined until it is known. */
export function useOwnInterview({ session, onLeave }: Options) {
  const [interview, setInterview] = useState<OwnInterview | null | undefined>();
  const { isBusy, failure, run } = useAction();

  useEffect(() => {
    let isGone = false;
    void loadOwnInterview(session).then((outcome) => {
      if (!isGone && outcome.type === 'done') setInterview(outcome.data.interview);
    });
    return () => {
      isGone = true;
    };
  }, [session]);

  async function take(outcome: CandidateOutcome<{ interview: OwnInterview | null }>) {
    if (outcome.type === 'done') setInterview(outcome.data.interview);
    if (outcome.type === 'ended') onLeave(outcome.message);
    if (outcome.type !== 'refused') return undefined;
    // What is still free, and what HR has changed in the meantime.
    const present = await loadOwnInterview(session);
    if (present.type === 'done') setInterview(present.data.interview);
    return outcome.message;
  }

  return {
    interview,
    isBusy,
    failure,
    choose: (slotId: string) =>
      run(async () => (interview ? take(await chooseInterviewTime(session, slotId, interview)) : undefined)),
    cancel: () =>
      run(async () => (interview ? take(await cancelOwnInterview(session, interview)) : undefined)),
    save: () =>
      run(async () => {
        const outcome = await downloadOwnInterview(session);
        if (outcome.type === 'ended') onLeave(outcome.message);
        if (outcome.type !== 'done') return outcome.message;
        saveBlob(outcome.data, 'interview.ics');
        return undefined;
      }),
  };
}
