import PrintIcon from '@mui/icons-material/PrintOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { startOfLagosDay } from '@smash/contract';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { Loaded } from '../../components/loaded';
import { LimitedTo } from '../../components/limited-to';
import { useJobTitle } from '../../components/use-job-title';
import { useToday } from '../../components/use-today';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { StatisticsFilters } from './statistics-filters';
import { StatisticsGrid } from './statistics-grid';
import { readStatisticsQuery, writeStatisticsQuery, type StatisticsQuery } from './statistics-query';
import { APPLICATIONS_KEY } from '../../providers/application-cache';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

/** How many applications came in, for which jobs, and how fast they were looked at. The address holds the filters. */
export function StatisticsPage() {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const query = readStatisticsQuery(address, today);
  const job = useJobTitle(query.jobId);
  return (
    <>
      <PageHeading
        title={t('Statistics')}
        actions={
          <Button
            color="secondary"
            startIcon={<PrintIcon />}
            onClick={() => window.print()}
            sx={{ displayPrint: 'none' }}
          >
            {t('Print')}
          </Button>
        }
      />
      <Typography variant="body2" color="textSecondary" sx={{ '&:not(:empty)': { mb: 2 } }}>
        <LimitedTo />
      </Typography>
      {job !== undefined && (
        <Typography sx={{ display: 'none', displayPrint: 'block', fontWeight: 600, mb: 1 }}>{job}</Typography>
      )}
      <StatisticsFilters
        query={query}
        onChange={(change) => setAddress(writeStatisticsQuery({ ...query, ...change }), { replace: true })}
      />
      {query.problem === undefined ? (
        <StatisticsContent query={query} />
      ) : (
        <Alert severity="warning">{query.problem}</Alert>
      )}
    </>
  );
}

function StatisticsContent({ query }: { query: StatisticsQuery }) {
  const asked = useStatistics(query);
  const { isPlaceholderData } = asked;
  return (
    <Loaded of={asked} loading={t('Loading statistics...')} failure={t('The statistics could not be loaded')}>
      {(statistics) =>
        statistics.total === 0 ? (
          <MessagePanel title={t('No applications in this period')}>
            {t('Choose a longer period or a different job.')}
          </MessagePanel>
        ) : (
          <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
              {t('%{from} to %{to}, Lagos time', {
                from: formatDate(statistics.from),
                to: formatDate(statistics.to),
              })}
            </Typography>
            <StatisticsGrid
              statistics={statistics}
              jobId={query.jobId}
              since={query.range === 'own' ? undefined : startOfLagosDay(statistics.from)}
            />
          </Box>
        )
      }
    </Loaded>
  );
}

/** The statistics that the address asks for; the previous ones stay on the screen until these are loaded. */
function useStatistics({ from, to, jobId, problem }: StatisticsQuery) {
  const dataProvider = usePortalDataProvider();
  return useQuery({
    queryKey: [...APPLICATIONS_KEY, 'statistics', { from, to, jobId }],
    queryFn: () => dataProvider.readStatistics({ from, to, jobId }),
    enabled: problem === undefined,
    placeholderData: keepPreviousData,
  });
}
