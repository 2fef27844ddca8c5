import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Typography } from '@mui/material';
import { LARGE_REMOVAL, MESSAGES } from '@smash/contract';
import { useState } from 'react';
import { ConfirmButton } from '../../../../components/confirm-button';
import { PasswordDialog } from '../../../../components/password-dialog';
import { usePermitted } from '../../../../providers/permitted';
import { useUndoableRemoval } from '../../removal/use-undoable-removal';

interface BulkDeleteProps {
  ids: string[];
  isDisabled: boolean;
}

/** Deletes all selected applications after one question: that of docs/requirements/portal.md#p-29, said of many. */
export function BulkDelete({ ids, isDisabled }: BulkDeleteProps) {
  const remove = useUndoableRemoval();
  if (ids.length > LARGE_REMOVAL) return <LargeDelete ids={ids} isDisabled={isDisabled} />;
  return (
    <ConfirmButton
      name="Delete selected"
      label="Delete"
      icon={<DeleteIcon fontSize="small" />}
      size="small"
      disabled={isDisabled}
      title={ids.length === 1 ? 'Delete application' : 'Delete applications'}
      question={ids.length === 1 ? MESSAGES.applicationDeleteQuestion : questionOf(ids)}
      confirmLabel="Delete"
      onConfirm={() => remove(ids)}
    />
  );
}

/** Many at once: for administrators and owners, with their password (docs/requirements/server.md#r-43). */
function LargeDelete({ ids, isDisabled }: BulkDeleteProps) {
  const remove = useUndoableRemoval();
  const isPermitted = usePermitted('applications.remove_many');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label="Delete selected"
        color="error"
        size="small"
        startIcon={<DeleteIcon fontSize="small" />}
        disabled={isDisabled || !isPermitted}
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      {!isPermitted && (
        <Typography variant="body2" color="textSecondary">
          Only administrators and owners can delete more than {LARGE_REMOVAL} at once.
        </Typography>
      )}
      <PasswordDialog
        isOpen={isOpen}
        title="Delete applications"
        question={`${questionOf(ids)} To delete more than ${LARGE_REMOVAL} at once, please enter your password.`}
        confirmLabel="Delete"
        failure="Failed to delete applications"
        onClose={() => setOpen(false)}
        onConfirm={(password) => remove(ids, password)}
      />
    </>
  );
}

const questionOf = (ids: string[]) => `Are you sure you want to delete these ${ids.length} applications?`;
