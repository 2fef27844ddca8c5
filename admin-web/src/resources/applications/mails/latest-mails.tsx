import { Alert, Button, LinearProgress } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lagosTime } from '@smash/contract';
import type { MailProgress } from '@smash/contract/client';
import { useEffect } from 'react';
import { APPLICATION_LISTS } from '../../../providers/application-cache';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { useLatestMails } from './use-latest-mails';
import { useUndoMails } from './use-undo-mails';

const POLL_MS = 5_000;
/** While the mails are being made. */
const QUICK_POLL_MS = 500;

/** How far the mails are that were written last, with the way back for as long as there is one. */
export function LatestMails() {
  const [batchId, setLatest] = useLatestMails();
  const dataProvider = usePortalDataProvider();
  const undo = useUndoMails();
  const { data: progress } = useQuery({
    queryKey: ['applications', 'mail-progress', batchId],
    queryFn: () => dataProvider.readMailProgress(batchId ?? ''),
    enabled: batchId !== null,
    refetchInterval: ({ state: { data } }) => {
      if (!data || isPreparing(data)) return QUICK_POLL_MS;
      return isOver(data) ? false : POLL_MS;
    },
  });
  useRenewal(progress && !isPreparing(progress));
  if (batchId === null || !progress || progress.undone_at !== null) return null;
  const isUndoable = isWaiting(progress);
  return (
    <Alert
      severity={progress.failed > 0 ? 'warning' : 'info'}
      role="status"
      onClose={() => setLatest(null)}
      action={
        isUndoable && (
          <Button color="inherit" size="small" onClick={() => void undo(batchId)}>
            Undo
          </Button>
        )
      }
      sx={{ mb: 2 }}
    >
      {describe(progress, isUndoable)}
      {isPreparing(progress) && (
        <LinearProgress
          aria-label="Emails prepared"
          variant="determinate"
          value={(100 * progress.prepared) / progress.count}
          sx={{ mt: 1 }}
        />
      )}
    </Alert>
  );
}

/** Who was written to counts as told once the mail is made: what is on screen is asked for again. */
function useRenewal(isPrepared: boolean | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isPrepared) return;
    void client.invalidateQueries(APPLICATION_LISTS);
    void client.invalidateQueries({ queryKey: ['applications', 'mails'] });
  }, [client, isPrepared]);
}

/** Whether it can still be undone. */
const isWaiting = ({ sends_at }: MailProgress): boolean => new Date(sends_at) > new Date();

const isPreparing = ({ prepared, count, undone_at, sends_at }: MailProgress): boolean =>
  undone_at === null && prepared < count && new Date(sends_at) > new Date();

function isOver({ sends_at, queued, prepared, sent, failed, taken_back, undone_at }: MailProgress): boolean {
  if (undone_at !== null) return true;
  return (
    new Date(sends_at) <= new Date() &&
    queued === 0 &&
    prepared === sent + failed + taken_back &&
    prepared > 0
  );
}

function describe({ count, sends_at, sent, failed, queued }: MailProgress, isUndoable: boolean): string {
  const emails = count === 1 ? '1 email' : `${count.toLocaleString('en-US')} emails`;
  if (isUndoable) return `${emails} to applicants: leaving at ${lagosTime(new Date(sends_at))}`;
  const parts = [`${sent} sent`, queued > 0 && `${queued} waiting`, failed > 0 && `${failed} not delivered`];
  return `${emails} to applicants: ${parts.filter(Boolean).join(', ')}`;
}
