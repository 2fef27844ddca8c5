import { Box } from '@mui/material';
import type { ApplicationStatistics } from '@smash/contract/client';
import { useTokens } from '../../theme/use-tokens';
import { describeStatus } from '../../components/status-tone';
import { ChannelTable } from './channel-table';
import { StatisticsCard } from './statistics-card';
import { areWeeks, formatCount, toPeriods } from './statistics-texts';
import { PeriodChart } from './period-chart';
import { PeriodTable } from './period-table';
import { ReviewTime } from './review-time';
import { ShareTable } from './share-table';

/** Most jobs that the server lists. */
const MOST_JOBS = 20;

/** All plots: the days over the whole width, then what and how fast beside each other. */
export function StatisticsGrid({
  statistics,
  jobId,
}: {
  statistics: ApplicationStatistics;
  jobId: number | undefined;
}) {
  const isOneJob = jobId !== undefined;
  const tokens = useTokens();
  const periods = toPeriods(statistics.per_day);
  const jobs = statistics.by_job;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatisticsCard
        title={areWeeks(periods) ? 'Applications per week' : 'Applications per day'}
        subtitle={`${formatCount(statistics.total)} in all`}
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
            title="Applications by status"
            subtitle={`${statistics.withdrawn.toLocaleString('en-US')} of them withdrawn by the applicant`}
          >
            <ShareTable
              heading="Status"
              total={statistics.total}
              rows={statistics.by_status.map(({ status, count }) => {
                const { label, tone } = describeStatus(status);
                return { key: status, label, count, tone: tokens[tone] };
              })}
            />
          </StatisticsCard>
          <StatisticsCard title="Time to first review">
            <ReviewTime statistics={statistics.time_to_first_review} />
          </StatisticsCard>
        </Box>
        {!isOneJob && (
          <StatisticsCard
            title="Applications by job"
            subtitle={
              jobs.length >= MOST_JOBS ? `The ${MOST_JOBS} jobs with the most applications` : undefined
            }
          >
            <ShareTable
              heading="Job"
              total={statistics.total}
              rows={jobs.map(({ job_id, job_title, count }) => ({
                key: String(job_id),
                label: job_title || `Job ${job_id}`,
                count,
                tone: { background: tokens.brand, text: tokens.brand },
                to: `/jobs/${job_id}/applications`,
              }))}
            />
          </StatisticsCard>
        )}
      </Box>
      <StatisticsCard
        title="Applications by channel"
        subtitle="Where applicants read of the job, if the link that they opened says so"
      >
        <ChannelTable channels={statistics.by_channel} jobId={jobId} />
      </StatisticsCard>
    </Box>
  );
}
