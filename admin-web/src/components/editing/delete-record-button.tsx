import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '../confirm-button';
import type { RecordType } from './record-type';
import { useDeleteRecord } from './use-delete-record';
import { t } from '../../i18n/t';

interface DeleteRecordButtonProps {
  type: RecordType;
  /** Name of the record. */
  name: string;
}

/** Deletes the record in context after a confirmation; the server may refuse. */
export function DeleteRecordButton({ type: { resource, noun }, name }: DeleteRecordButtonProps) {
  const record = useRecordContext();
  const deleteRecord = useDeleteRecord(resource);
  if (!record) return null;
  return (
    <ConfirmButton
      name={t('Delete %{name}', { name })}
      label={t('Delete')}
      size="small"
      icon={<DeleteIcon />}
      title={t(`Delete ${noun}`)}
      question={t(`Are you sure you want to delete this ${noun}?`)}
      confirmLabel={t('Delete')}
      onConfirm={() =>
        deleteRecord(record, {
          done: t('%{name} was deleted', { name }),
          failure: t(`Failed to delete ${noun}`),
        })
      }
    />
  );
}
