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
  /** When the application was withdrawn, which ends its interview; null if it was not. */
  withdrawnAt: string | null;
  onLeave: (notice?: string) => void;
}

/** The interview of the application, and the applicant's actions. `interview` is undefined until it is loaded. */
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

  /** @param isDone whether the interview is as the request wanted it: an earlier answer may have been lost */
  async function take(
    outcome: CandidateOutcome<{ interview: OwnInterview | null }>,
    isDone: (now: OwnInterview) => boolean = () => false,
  ) {
    if (outcome.type === 'done') setInterview(outcome.data.interview);
    if (outcome.type === 'ended') onLeave(outcome.message);
    if (outcome.type !== 'refused') return undefined;
    // Loads the times that are still free, and what HR has changed in the meantime.
    const loaded = await loadOwnInterview(session);
    show(loaded);
    const now = loaded.type === 'done' && loaded.data.interview;
    return now && isDone(now) ? undefined : outcome.message;
  }

  async function choose(slotId: string) {
    if (!interview) return undefined;
    const { sequence, times } = interview;
    const chosen = times.find(({ slot_id }) => slot_id === slotId);
    return take(
      await chooseInterviewTime(session, slotId, interview),
      (now) => now.state === 'booked' && now.sequence !== sequence && now.starts_at === chosen?.starts_at,
    );
  }

  async function cancel() {
    if (!interview) return undefined;
    return take(await cancelOwnInterview(session, interview), ({ state }) => state === 'cancelled');
  }

  return {
    interview,
    /** Why the interview could not be loaded. */
    loadFailure,
    load: () =>
      run(async () => {
        show(await loadOwnInterview(session));
        return undefined;
      }),
    isBusy,
    failure,
    choose: (slotId: string) => run(() => choose(slotId)),
    cancel: () => run(cancel),
    save: () =>
      run(async () => {
        const outcome = await downloadOwnInterview(session);
        if (outcome.type !== 'done') return take(outcome);
        saveBlob(outcome.data, 'interview.ics');
        return undefined;
      }),
  };
}
