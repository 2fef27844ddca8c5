import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { LoadingPanel } from '../../../components/loading-panel';
import { MessagePanel } from '../../../components/message-panel';
import { RetryPanel } from '../../../components/retry-panel';
import type { Application } from '@smash/contract/client';
import { isKeptList } from '../../../providers/kept-list';
import { ApplicationCards } from './application-cards';
import { ApplicationTable } from './application-table';
import { useIsNarrow } from '../../../components/use-is-narrow';
import { t } from '../../../i18n/t';

/** The rows as a table, or as cards where a table would not fit. */
export function ApplicationRows({ hasJobColumn }: { hasJobColumn: boolean }) {
  const list = useListContext<Application>();
  const { data, isPending, error, refetch } = list;
  const isNarrow = useIsNarrow('md');
  if (error)
    return <RetryPanel title={t('The applications could not be loaded')} error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text={t('Loading applications...')} />;
  if (data.length === 0) return <MessagePanel title={t('No applications found matching your criteria.')} />;
  return (
    <>
      {isKeptList(list.meta) && <KeptListNote onRetry={refetch} />}
      {isNarrow ? (
        <ApplicationCards hasJob={hasJobColumn} />
      ) : (
        <ApplicationTable hasJobColumn={hasJobColumn} />
      )}
    </>
  );
}

function KeptListNote({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1, mb: 2 }}
      action={<Button onClick={onRetry}>{t('Try Again')}</Button>}
    >
      {t(
        "This list may be out of date or incomplete. The server didn't send it, so you see what was loaded earlier.",
      )}
    </Alert>
  );
}
