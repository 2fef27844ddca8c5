import type { SentApplication } from '@smash/contract/client';
import { useState } from 'react';
import { sendUpdate } from '../../../lib/api/update-application';
import type { Job } from '../../../lib/api/client';
import { FormView } from '../form-view';
import { LeaveGuard } from '../leave-guard';
import { useApplicationForm } from '../use-application-form';
import { isChanged, sentFiles } from './sent-values';
import { useSentDraft } from './use-sent-draft';

interface UpdateFormProps {
  job: Job;
  sent: SentApplication;
  session: string;
  /** @param session opens the page of the newer version */
  onUpdated: (session: string) => void;
  onCancel: () => void;
}

/** The form with what was sent before; files that are not chosen again stay. */
export function UpdateForm({ job, sent, session, onUpdated, onCancel }: UpdateFormProps) {
  const state = useApplicationForm({
    questions: job.questions,
    draft: useSentDraft(sent),
    kept: sentFiles(sent),
    send: (submission) => sendUpdate({ ...submission, session, letter: sent.cover_letter }),
    onReceived: ({ access_token }) => onUpdated(access_token),
  });
  const [isCancelling, setCancelling] = useState(false);
  const isAtStake = isChanged(state.values, sent) || Object.values(state.pending).some(Boolean);
  return (
    <FormView
      state={state}
      name="Update my application"
      submitLabel="Send the newer version"
      busyLabel="Sending..."
      onCancel={isAtStake ? () => setCancelling(true) : onCancel}
    >
      {/* Sending holds the page by itself. */}
      {isAtStake && !state.isSending && (
        <LeaveGuard
          text="What you changed here will be lost. Your application stays as you sent it."
          cancelling={isCancelling ? { onStay: () => setCancelling(false), onCancel } : undefined}
        />
      )}
    </FormView>
  );
}
