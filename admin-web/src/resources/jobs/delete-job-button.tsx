import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { MESSAGES } from '@smash/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useRecordContext } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import type { Job } from '@smash/contract/client';
import { readSession, requireSession } from '../../providers/session';

/** Deletes the posting after a question (docs/requirements/portal.md#p-16). Its applications are kept. */
export function DeleteJobButton() {
  const job = useRecordContext<Job>();
  const [deleteOne] = useDelete<Job>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  if (!job) return null;

  const remove = async () => {
    try {
      await deleteOne(
        'jobs',
        { id: job.id, previousData: job },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      requireSession();
      notify(MESSAGES.jobDeleted, { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['jobs'] });
      void queryClient.invalidateQueries({ queryKey: ['applications'] });
    } catch {
      if (readSession()) notify(MESSAGES.jobDeleteFailed, { type: 'error' });
    }
  };

  return (
    <ConfirmButton
      name={`Delete ${job.title}`}
      label="Delete"
      size="small"
      icon={<DeleteIcon />}
      title="Delete job"
      question={MESSAGES.jobDeleteQuestion}
      confirmLabel="Delete"
      onConfirm={remove}
    />
  );
}
