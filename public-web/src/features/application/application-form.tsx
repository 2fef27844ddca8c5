import type { SentForm } from '@smash/contract';
import type { Job, SubmittedApplication } from '../../lib/api/client';
import { useNavigate } from 'react-router';
import { lazyExtra } from '../../lib/lazy-extra';
import { FormView } from './form-view';
import { loadSending } from './sending/use-sending';
import { useApplicationForm } from './use-application-form';
import { useDraft } from './use-draft';

const DraftNote = lazyExtra(async () => (await import('./draft-note')).DraftNote);

interface ApplicationFormProps {
  job: Pick<Job, 'id' | 'questions'>;
  /** The server's result, when the browser sent the form without scripts. */
  sent?: SentForm;
  onReceived: (receipt: SubmittedApplication) => void;
}

/** The form view: banner, sections, progress, Submit and Cancel (docs/requirements/careers.md#c-12). */
export function ApplicationForm({ job: { id: jobId, questions }, sent, onReceived }: ApplicationFormProps) {
  const state = useApplicationForm({
    questions,
    draft: useDraft(jobId),
    sent,
    send: async (submission) => (await loadSending()).submitApplication({ ...submission, jobId }),
    onReceived,
  });
  const navigate = useNavigate();
  return (
    <FormView
      state={state}
      name="Application"
      address={`/job-application/${jobId}`}
      submitLabel="Submit Application"
      busyLabel="Submitting Application..."
      onCancel={() => void navigate('/careers')}
      asksForPool
    >
      {state.draftState !== 'none' && <DraftNote state={state} />}
    </FormView>
  );
}
