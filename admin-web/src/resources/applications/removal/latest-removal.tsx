import { Alert } from '@mui/material';
import { MINUTE_MS } from '@smash/contract';
import { useEffect } from 'react';
import { LeavingButton } from '../../../components/leaving-button';
import { useIsUndoOffered } from '../../../components/undo-message';
import { useOneAtATime } from '../../../components/use-one-at-a-time';
import { describeRemoval } from './describe-removal';
import { useLatestRemoval } from './use-latest-removal';
import { useUndoRemoval } from './use-undoable-removal';
import { t } from '../../../i18n/t';

/** Milliseconds that a server keeps deleted applications, unless APPLICATION_UNDO_MINUTES says otherwise. */
const KEPT_MS = 10 * MINUTE_MS;

/** The latest deletion, with an undo while that is possible; hidden while an alert offers it. */
export function LatestRemoval() {
  const [latest, setLatest] = useLatestRemoval();
  const undo = useOneAtATime(useUndoRemoval());
  const isOffered = useIsUndoOffered();
  useEffect(() => {
    if (!latest) return;
    const timer = setTimeout(() => setLatest(null), latest.at + KEPT_MS - Date.now());
    return () => clearTimeout(timer);
  }, [latest, setLatest]);
  if (!latest || isOffered) return null;
  return (
    <Alert
      severity="info"
      role="status"
      aria-label={t('Deleted')}
      action={
        <>
          <LeavingButton color="inherit" size="small" onClick={() => void undo(latest.ids)}>
            {t('Undo')}
          </LeavingButton>
          <LeavingButton color="inherit" size="small" onClick={() => setLatest(null)}>
            {t('Close')}
          </LeavingButton>
        </>
      }
      sx={{ mt: 2 }}
    >
      {describeRemoval(latest.ids.length)}
    </Alert>
  );
}
