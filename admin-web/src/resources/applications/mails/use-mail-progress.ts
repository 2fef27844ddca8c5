import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailProgress } from '@smash/contract/client';
import { failureStatus } from '../../../providers/api-failure';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { isAhead } from '../../../providers/server-time';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { useLatestMails } from './use-latest-mails';

const POLL_MS = 5_000;
/** While the mails are being made. */
const QUICK_POLL_MS = 500;

/**
 * The progress of the mails that this browser wrote last. Once they are made, the data on screen is fetched again:
 * their applicants count as told, and the history has the mail.
 */
export function useMailProgress(): MailProgress | undefined {
  const client = useQueryClient();
  const [batchId] = useLatestMails();
  const dataProvider = usePortalDataProvider();
  const queryKey = [...APPLICATIONS_KEY, 'mail-progress', batchId];
  const read = async () => {
    const before = client.getQueryData<MailProgress>(queryKey);
    const progress = await dataProvider.readMailProgress(batchId ?? '');
    if (!isPreparing(progress) && progress.prepared !== before?.prepared) {
      void client.invalidateQueries({
        queryKey: APPLICATIONS_KEY,
        predicate: (query) => query.queryKey[1] !== 'mail-progress',
      });
    }
    return progress;
  };
  const { data } = useQuery({
    queryKey,
    queryFn: read,
    enabled: batchId !== null,
    refetchInterval: ({ state: { data: progress, error } }) => {
      if (error) return failureStatus(error) === 404 ? false : POLL_MS;
      if (!progress || isPreparing(progress)) return QUICK_POLL_MS;
      return isOver(progress) ? false : POLL_MS;
    },
  });
  return data;
}

export const isPreparing = ({ prepared, not_made, count, undone_at, sends_at }: MailProgress): boolean =>
  undone_at === null && not_made === 0 && prepared < count && isAhead(sends_at);

function isOver({
  sends_at,
  queued,
  prepared,
  not_made,
  sent,
  failed,
  taken_back,
  undone_at,
}: MailProgress): boolean {
  if (undone_at !== null) return true;
  return (
    !isAhead(sends_at) && queued === 0 && prepared === sent + failed + taken_back && prepared + not_made > 0
  );
}
