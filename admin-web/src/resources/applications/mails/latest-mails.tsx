import { Alert, LinearProgress } from '@mui/material';
import { lagosTime } from '@smash/contract';
import type { MailProgress } from '@smash/contract/client';
import { LeavingButton } from '../../../components/leaving-button';
import { isAhead } from '../../../providers/server-time';
import { useLatestMails } from './use-latest-mails';
import { isPreparing, useMailProgress } from './use-mail-progress';
import { useUndoMails } from './use-undo-mails';
import { t } from '../../../i18n/t';
import { counted } from '../../../i18n/format';

/** Progress of the mails that were written last, with a button to undo them while that is possible. */
export function LatestMails() {
  const [batchId, setLatest] = useLatestMails();
  const undo = useUndoMails();
  const progress = useMailProgress();
  if (batchId === null || !progress || progress.undone_at !== null) return null;
  const isUndoable = isWaiting(progress);
  return (
    <Alert
      severity={progress.failed + progress.not_made > 0 ? 'warning' : 'info'}
      role="status"
      // Announces only the outcome, not each step.
      aria-live={isPreparing(progress) || (!isUndoable && progress.queued > 0) ? 'off' : 'polite'}
      action={
        isUndoable ? (
          <LeavingButton key="undo" color="inherit" size="small" onClick={() => undo(batchId)}>
            {t('Undo')}
          </LeavingButton>
        ) : (
          <LeavingButton key="close" color="inherit" size="small" onClick={() => setLatest(null)}>
            {t('Close')}
          </LeavingButton>
        )
      }
      sx={{ mb: 2 }}
    >
      {describe(progress, isUndoable)}
      {isPreparing(progress) && (
        <LinearProgress
          aria-label={t('Emails prepared')}
          variant="determinate"
          value={(100 * progress.prepared) / progress.count}
          sx={{ mt: 1 }}
        />
      )}
    </Alert>
  );
}

/** Whether the mails can still be undone. */
const isWaiting = ({ sends_at }: MailProgress): boolean => isAhead(sends_at);

function describe(progress: MailProgress, isUndoable: boolean): string {
  const { count, sends_at, sent, failed, queued, not_made, taken_back } = progress;
  const notMade =
    not_made > 0
      ? t(
          '%{count} could not be written: please send it again |||| %{count} could not be written: please send them again',
          counted(not_made),
        )
      : undefined;
  const emails = t('1 email to applicants |||| %{count} emails to applicants', counted(count));
  if (isUndoable) {
    const leaving = t('leaving at %{time}', { time: lagosTime(new Date(sends_at)) });
    return `${emails}: ${[leaving, notMade].filter(Boolean).join(', ')}`;
  }
  const parts = [
    t('%{count} sent', { count: sent }),
    queued > 0 && t('%{count} waiting', { count: queued }),
    failed > 0 && t('%{count} not delivered', { count: failed }),
    // Includes mails that were sent and whose applications have been erased since.
    taken_back > 0 &&
      t('%{count} not sent or no longer kept (the application was withdrawn, deleted or decided otherwise)', {
        count: taken_back,
      }),
    notMade,
  ];
  return `${emails}: ${parts.filter(Boolean).join(', ')}`;
}
