import { Alert, LinearProgress } from '@mui/material';
import { LeavingButton } from '../../../components/leaving-button';
import { isAhead } from '../../../providers/server-time';
import { describeBulkAction, progressOf } from './describe-bulk-action';
import { useLatestBulkAction, useUndoBulkAction } from './use-bulk-actions';
import { t } from '../../../i18n/t';

/** How far it is that was last done with many applications, what came of it, and the way back as long as there is one. */
export function LatestBulkAction() {
  const { latest, dismiss } = useLatestBulkAction();
  const { undo, isUndoing } = useUndoBulkAction();
  if (!latest) return null;
  const { id, counts, finished_at, undone_at, undoable_until, failure } = latest;
  // An undo that was given up can be gone on with at any time.
  const isUndoable = undone_at === null ? isAhead(undoable_until) : failure !== null;
  return (
    <Alert
      severity={
        failure !== null || counts.changed + counts.missing + counts.full + counts.kept > 0
          ? 'warning'
          : 'info'
      }
      role="status"
      // Not each second that it is under way: what came of it.
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
