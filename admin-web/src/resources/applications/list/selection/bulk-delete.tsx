import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { MESSAGES } from '@smash/contract';
import { ConfirmButton } from '../../../../components/confirm-button';
import { useUndoableRemoval } from '../../removal/use-undoable-removal';

/** Deletes all selected applications after one question: that of docs/requirements/portal.md#p-29, said of many. */
export function BulkDelete({ ids, isDisabled }: { ids: string[]; isDisabled: boolean }) {
  const remove = useUndoableRemoval();
  const isOne = ids.length === 1;
  return (
    <ConfirmButton
      name="Delete selected"
      label="Delete"
      icon={<DeleteIcon fontSize="small" />}
      size="small"
      disabled={isDisabled}
      title={isOne ? 'Delete application' : 'Delete applications'}
      question={
        isOne
          ? MESSAGES.applicationDeleteQuestion
          : `Are you sure you want to delete these ${ids.length} applications?`
      }
      confirmLabel="Delete"
      onConfirm={() => remove(ids)}
    />
  );
}
