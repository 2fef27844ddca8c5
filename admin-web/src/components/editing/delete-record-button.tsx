import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useRecordContext } from 'react-admin';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { ConfirmButton } from '../confirm-button';
import type { RecordType } from './record-type';
import { requireSession } from '../../providers/session';

interface DeleteRecordButtonProps {
  type: RecordType;
  /** What the record is called. */
  name: string;
}

/** Deletes the record in context after a question; the server may have a reason not to. */
export function DeleteRecordButton({ type: { resource, noun }, name }: DeleteRecordButtonProps) {
  const record = useRecordContext();
  const [deleteOne] = useDelete();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  if (!record) return null;

  const remove = async () => {
    const params = { id: record.id, previousData: record };
    try {
      await deleteOne(resource, params, { mutationMode: 'pessimistic', returnPromise: true });
      requireSession();
      notify(`${name} was deleted`, { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: [resource] });
    } catch (error) {
      notifyFailure(error, `Failed to delete ${noun}`);
    }
  };
  return (
    <ConfirmButton
      name={`Delete ${name}`}
      label="Delete"
      size="small"
      icon={<DeleteIcon />}
      title={`Delete ${noun}`}
      question={`Are you sure you want to delete this ${noun}?`}
      confirmLabel="Delete"
      onConfirm={remove}
    />
  );
}
