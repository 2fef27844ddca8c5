import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { MESSAGES } from '@smash/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useRecordContext } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import type { Application } from '@smash/contract/client';

interface DeleteApplicationButtonProps {
  isIcon?: boolean;
  onDeleted?: () => void;
}

/** Deletes the application with its files, after a question (spec 2, section 5). */
export function DeleteApplicationButton({ isIcon = false, onDeleted }: DeleteApplicationButtonProps) {
  const application = useRecordContext<Application>();
  const [deleteOne] = useDelete<Application>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  if (!application) return null;

  const remove = async () => {
    const params = { id: application.id, previousData: application };
    try {
      await deleteOne('applications', params, { mutationMode: 'pessimistic', returnPromise: true });
    } catch {
      notify(MESSAGES.applicationDeleteFailed, { type: 'error' });
      return;
    }
    onDeleted?.();
    void queryClient.invalidateQueries({ queryKey: ['applications', 'getList'] });
    void queryClient.invalidateQueries({ queryKey: ['jobs'] });
  };

  return (
    <ConfirmButton
      name="Delete Application"
      label={isIcon ? undefined : 'Delete'}
      icon={<DeleteIcon fontSize="small" />}
      title="Delete application"
      question={MESSAGES.applicationDeleteQuestion}
      confirmLabel="Delete"
      onConfirm={remove}
    />
  );
}
