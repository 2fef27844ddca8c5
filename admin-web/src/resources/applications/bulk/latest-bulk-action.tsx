import { Alert, LinearProgress } from '@mui/material';
import { LeavingButton } from '../../../components/leaving-button';
import { isAhead } from '../../../providers/server-time';
import { describeBulkAction, progressOf } from './describe-bulk-action';
import { useLatestBulkAction, useUndoBulkAction } from './use-bulk-actions';
import { t } from '../../../i18n/t';

/** Progress and outcome of the latest bulk action, with a button to undo it while that is possible. */
export function LatestBulkAction() {
  const { latest, dismiss } = useLatestBulkAction();
  const { undo, isUndoing } = useUndoBulkAction();
  if (!latest) return null;
  const { id, counts, finished_at, undone_at, undoable_until, failure } = latest;
  // An undo that was given up can be continued at any time.
  const isUndoable = undone_at === null ? isAhead(undoable_until) : failure !== null;
  return (
    <Alert
      severity={
        failure !== null || counts.failed + counts.changed + counts.missing + counts.full + counts.kept > 0
          ? 'warning'
          : 'info'
      }
      role="status"
      // Announces only the outcome, not each second of the progress.
      aria-live={finished_at ? 'polite' : 'off'}
      aria-label={t('Bulk action')}
      action={
        <>
          {isUndoable && (
            <LeavingButton color="inherit" size="small" loading={isUndoing} onClick={() => void undo(id)}>
              {t('Undo')}
            </LeavingButton>
          )}
          {finished_at && (
            <LeavingButton color="inherit" size="small" onClick={dismiss}>
              {t('Close')}
            </LeavingButton>
          )}
        </>
      }
      sx={{ mb: 2 }}
    >
      {describeBulkAction(latest)}
      {!finished_at && (
        <LinearProgress
          aria-label={t('Applications dealt with')}
          variant="determinate"
          value={progressOf(latest)}
          sx={{ mt: 1 }}
        />
      )}
    </Alert>
  );
}
