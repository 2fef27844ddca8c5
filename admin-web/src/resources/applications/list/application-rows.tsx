import { useMediaQuery, type Theme } from '@mui/material';
import { useListContext } from 'react-admin';
import { LoadingPanel } from '../../../components/loading-panel';
import { MessagePanel } from '../../../components/message-panel';
import { RetryPanel } from '../../../components/retry-panel';
import type { Application } from '@smash/contract/client';
import { ApplicationCards } from './application-cards';
import { ApplicationTable } from './application-table';

/** The rows as a table, or as cards where a table would not fit. */
export function ApplicationRows({ hasJobColumn }: { hasJobColumn: boolean }) {
  const { data, isPending, error, refetch } = useListContext<Application>();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (error)
    return <RetryPanel title="The applications could not be loaded" error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text="Loading applications..." />;
  if (data.length === 0) return <MessagePanel title="No applications found matching your criteria." />;
  return isNarrow ? (
    <ApplicationCards hasJob={hasJobColumn} />
  ) : (
    <ApplicationTable hasJobColumn={hasJobColumn} />
  );
}
