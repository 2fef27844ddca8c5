import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { formatLongDate, lagosDate } from '@smash/contract';
import { useState } from 'react';
import { useAuthenticated } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { LoadingPanel } from '../../components/loading-panel';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { FiguresFilters } from './figures-filters';
import { FiguresGrid } from './figures-grid';
import { readFiguresQuery, writeFiguresQuery, type FiguresQuery } from './figures-query';
import { useFigures } from './use-figures';

/** How many applications came in, for what, and how fast they were looked at. What is shown is in the address. */
export function FiguresPage() {
  useAuthenticated();
  const [address, setAddress] = useSearchParams();
  const [today] = useState(() => lagosDate(new Date()));
  const query = readFiguresQuery(address, today);
  return (
    <>
      <PageHeading
        title="Figures"
        actions={
          <Button
            color="secondary"
            startIcon={<PrintIcon />}
            onClick={() => window.print()}
            sx={{ displayPrint: 'none' }}
          >
            Print
          </Button>
        }
      />
      <FiguresFilters
        query={query}
        onChange={(change) => setAddress(writeFiguresQuery({ ...query, ...change }), { replace: true })}
      />
      {query.problem === undefined ? (
        <FiguresContent query={query} />
      ) : (
        <Alert severity="warning">{query.problem}</Alert>
      )}
    </>
  );
}

function FiguresContent({ query }: { query: FiguresQuery }) {
  const { data: figures, error, isPending, isPlaceholderData, refetch } = useFigures(query);
  if (error) return <RetryPanel title="The figures could not be loaded" error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text="Loading figures..." />;
  if (figures.total === 0) {
    return (
      <MessagePanel title="No applications in these days">
        Choose a longer range or another job; new applications are counted at once.
      </MessagePanel>
    );
  }
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {formatLongDate(figures.from)} to {formatLongDate(figures.to)}, Lagos time
      </Typography>
      <FiguresGrid figures={figures} isOneJob={query.jobId !== undefined} />
    </Box>
  );
}
