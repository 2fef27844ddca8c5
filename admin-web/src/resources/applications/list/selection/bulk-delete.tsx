import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Typography } from '@mui/material';
import { LARGE_REMOVAL, MESSAGES } from '@smash/contract';
import { useState } from 'react';
import { ConfirmButton } from '../../../../components/confirm-button';
import { PasswordDialog } from '../../../../components/password-dialog';
import { usePermitted } from '../../../../providers/permitted';
import { useStartBulkAction } from '../../bulk/use-bulk-actions';
import { useUndoableRemoval } from '../../removal/use-undoable-removal';
import { changedAtOnce, type Chosen, toRequest } from './chosen';
import { useSelection } from './use-selection';
import { t } from '../../../../i18n/t';

/**
 * Deletes all selected applications after one confirmation: that of docs/requirements/portal.md#p-29, worded for many.
 */
export function BulkDelete({ chosen }: { chosen: Chosen }) {
  const { ids, count } = chosen;
  const remove = useUndoableRemoval();
  if (!ids || count > LARGE_REMOVAL) return <LargeDelete chosen={chosen} />;
  return (
    <ConfirmButton
      name={t('Delete selected')}
      label={t('Delete')}
      icon={<DeleteIcon fontSize="small" />}
      size="small"
      title={ids.length === 1 ? t('Delete application') : t('Delete applications')}
      question={ids.length === 1 ? t(MESSAGES.applicationDeleteQuestion) : questionOf(chosen)}
      confirmLabel={t('Delete')}
      onConfirm={() => remove(ids)}
    />
  );
}

/** Deletes many at once: for administrators and owners, with their password (docs/requirements/server.md#r-43). */
function LargeDelete({ chosen }: { chosen: Chosen }) {
  const remove = useUndoableRemoval();
  const start = useStartBulkAction();
  const { clear } = useSelection();
  const isPermitted = usePermitted('applications.remove_many');
  const [isOpen, setOpen] = useState(false);
  const ids = changedAtOnce(chosen);
  const confirm = async (password: string) => {
    if (ids) return remove(ids, password);
    await start({ ...toRequest(chosen), action: 'remove', password });
    clear();
  };
  return (
    <>
      <Button
        aria-label={t('Delete selected')}
        color="error"
        size="small"
        startIcon={<DeleteIcon fontSize="small" />}
        disabled={!isPermitted}
        onClick={() => setOpen(true)}
      >
        {t('Delete')}
      </Button>
      {!isPermitted && (
        <Typography variant="body2" color="textSecondary">
          {t('Only administrators and owners can delete more than %{count} at once.', {
            count: LARGE_REMOVAL,
          })}
        </Typography>
      )}
      <PasswordDialog
        isOpen={isOpen}
        title={t('Delete applications')}
        question={t('%{question} To delete more than %{count} at once, please enter your password.', {
          question: questionOf(chosen),
          count: LARGE_REMOVAL,
        })}
        confirmLabel={t('Delete')}
        failure={t('Failed to delete applications')}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
      />
    </>
  );
}

const questionOf = ({ shown }: Chosen) =>
  t('Are you sure you want to delete these %{shown} applications?', { shown });
