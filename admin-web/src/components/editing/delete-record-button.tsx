import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useRecordContext } from 'react-admin';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { ConfirmButton } from '../confirm-button';
import type { RecordType } from './record-type';
import { requireSession } from '../../providers/session';
import { t } from '../../i18n/t';

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
      notify(t('%{name} was deleted', { name }), { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: [resource] });
    } catch (error) {
      notifyFailure(error, t(`Failed to delete ${noun}`));
    }
  };
  return (
    <ConfirmButton
      name={t('Delete %{name}', { name })}
      label={t('Delete')}
      size="small"
      icon={<DeleteIcon />}
      title={t(`Delete ${noun}`)}
      question={t(`Are you sure you want to delete this ${noun}?`)}
      confirmLabel={t('Delete')}
      onConfirm={remove}
    />
  );
}
