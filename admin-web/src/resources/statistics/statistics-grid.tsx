import { Box } from '@mui/material';
import type { ApplicationStatistics } from '@smash/contract/client';
import { useTokens } from '../../theme/use-tokens';
import { describeStatus } from '../../components/describe-status';
import { ChannelTable } from './channel-table';
import { StatisticsCard } from './statistics-card';
import { areWeeks, toPeriods } from './statistics-texts';
import { PeriodChart } from './period-chart';
import { PeriodTable } from './period-table';
import { ReviewTime } from './review-time';
import { ShareTable } from './share-table';
import { describeApplications } from '../../components/describe-applications';
import { t } from '../../i18n/t';
import { formatNumber } from '../../i18n/format';
import { countedApplications } from './counted-applications';

/** The server lists at most so many jobs, and so many channels. */
const MOST_ROWS = 20;

/** All plots: the days over the whole width, then statuses, jobs and times beside each other. */
export function StatisticsGrid({
  statistics,
  jobId,
  since,
}: {
  statistics: ApplicationStatistics;
  jobId: number | undefined;
  /** Start of a range that ends today; undefined for other ranges. */
  since: Date | undefined;
}) {
  const isOneJob = jobId !== undefined;
  const tokens = useTokens();
  const periods = toPeriods(statistics.per_day);
  const jobs = statistics.by_job;
  const channels = statistics.by_channel.filter(({ channel }) => channel !== null);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatisticsCard
        title={areWeeks(periods) ? t('Applications per week') : t('Applications per day')}
        subtitle={t('%{applications} in all', { applications: describeApplications(statistics.total) })}
      >
        <PeriodChart periods={periods} />
        <PeriodTable periods={periods} />
      </StatisticsCard>
      <Box
        sx={{
          alignItems: 'start',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: isOneJob ? '1fr 1fr' : '5fr 7fr' },
        }}
      >
        <Box sx={{ display: isOneJob ? 'contents' : 'grid', gap: 2 }}>
          <StatisticsCard
            title={t('Applications by status')}
            subtitle={t('%{withdrawn} of them withdrawn, or replaced by a newer version', {
              withdrawn: formatNumber(statistics.withdrawn),
            })}
          >
            <ShareTable
              heading={t('Status')}
              total={statistics.total}
              rows={statistics.by_status.map(({ status, count }) => {
                const { label, tone } = describeStatus(status);
                return { key: status, label, count, tone: tokens[tone] };
              })}
            />
          </StatisticsCard>
          <StatisticsCard title={t('Time to first review')}>
            <ReviewTime statistics={statistics.time_to_first_review} />
          </StatisticsCard>
        </Box>
        {!isOneJob && (
          <StatisticsCard
            title={t('Applications by job')}
            subtitle={
              jobs.length >= MOST_ROWS
                ? t('The %{count} jobs with the most applications', { count: MOST_ROWS })
                : undefined
            }
          >
            <ShareTable
              heading={t('Job')}
              total={statistics.total}
              rows={jobs.map(({ job_id, job_title, count }) => ({
                key: String(job_id),
                label: job_title || t('Job %{number}', { number: job_id }),
                count,
                tone: { background: tokens.brand, text: tokens.brand },
                to: countedApplications({ jobId: job_id, since }),
              }))}
            />
          </StatisticsCard>
        )}
      </Box>
      <StatisticsCard
        title={t('Applications by channel')}
        subtitle={
          channels.length >= MOST_ROWS
            ? t('The %{count} channels with the most applications', { count: MOST_ROWS })
            : t('Where applicants found the job, if their link says so')
        }
      >
        <ChannelTable channels={statistics.by_channel} jobId={jobId} since={since} />
      </StatisticsCard>
    </Box>
  );
}
