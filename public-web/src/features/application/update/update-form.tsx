import type { SentApplication } from '@smash/contract/client';
import { useMemo, useState } from 'react';
import { sendUpdate } from '../../../lib/api/update-application';
import type { Job } from '../../../lib/api/client';
import { FormView } from '../form-view';
import { LeaveGuard } from '../leave-guard';
import { useApplicationForm } from '../use-application-form';
import { isChanged, notesOnKept } from './sent-values';
import { useOpenPage } from './use-open-page';
import { useSentDraft } from './use-sent-draft';

interface UpdateFormProps {
  job: Job;
  sent: SentApplication;
  session: string;
  /** @param end time when the page closes, now that something was changed */
  onKept: (end: string) => void;
  /** @param session opens the page of the newer version */
  onUpdated: (session: string) => void;
  onCancel: () => void;
}

/** The form with the sent answers; files that are not chosen again stay. */
export function UpdateForm({ job, sent, session, onKept, onUpdated, onCancel }: UpdateFormProps) {
  const state = useApplicationForm({
    questions: job.questions,
    draft: useSentDraft(sent),
    kept: notesOnKept(sent),
    send: (submission) => sendUpdate({ ...submission, session, letter: sent.cover_letter }),
    onReceived: ({ access_token }) => onUpdated(access_token),
  });
  const [isCancelling, setCancelling] = useState(false);
  const { values, pending } = state;
  const isAtStake = isChanged(values, sent) || Object.values(pending).some(Boolean);
  const changes = useMemo(() => (isAtStake ? [values, pending] : undefined), [isAtStake, values, pending]);
  useOpenPage(session, changes, onKept);
  return (
    <FormView
      state={state}
      name="Update my application"
      submitLabel="Send the newer version"
      busyLabel="Sending..."
      onCancel={isAtStake ? () => setCancelling(true) : onCancel}
    >
      {/* While sending, the progress holds the page. */}
      {isAtStake && !state.isSending && (
        <LeaveGuard
          text="What you changed here will be lost. Your application stays as you sent it."
          cancelling={isCancelling ? { onStay: () => setCancelling(false), onCancel } : undefined}
        />
      )}
    </FormView>
  );
}
