import { Box } from '@mui/material';
import type { ApplicationFigures } from '@smash/contract/client';
import { useTokens } from '../../theme/use-tokens';
import { describeStatus } from '../../components/status-tone';
import { FigureCard } from './figure-card';
import { areWeeks, formatCount, toPeriods } from './figure-texts';
import { PeriodChart } from './period-chart';
import { PeriodTable } from './period-table';
import { ReviewTime } from './review-time';
import { ShareTable } from './share-table';

/** Most jobs that the server lists. */
const MOST_JOBS = 20;

/** All plots: the days over the whole width, then what and how fast beside each other. */
export function FiguresGrid({ figures, isOneJob }: { figures: ApplicationFigures; isOneJob: boolean }) {
  const tokens = useTokens();
  const periods = toPeriods(figures.per_day);
  const jobs = figures.by_job;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FigureCard
        title={areWeeks(periods) ? 'Applications per week' : 'Applications per day'}
        subtitle={`${formatCount(figures.total)} in all`}
      >
        <PeriodChart periods={periods} />
        <PeriodTable periods={periods} />
      </FigureCard>
      <Box
        sx={{
          alignItems: 'start',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: isOneJob ? '1fr 1fr' : '5fr 7fr' },
        }}
      >
        <Box sx={{ display: isOneJob ? 'contents' : 'grid', gap: 2 }}>
          <FigureCard
            title="Applications by status"
            subtitle={`${figures.withdrawn.toLocaleString('en-US')} of them withdrawn by the applicant`}
          >
            <ShareTable
              heading="Status"
              total={figures.total}
              rows={figures.by_status.map(({ status, count }) => {
                const { label, tone } = describeStatus(status);
                return { key: status, label, count, tone: tokens[tone] };
              })}
            />
          </FigureCard>
          <FigureCard title="Time to first review">
            <ReviewTime figures={figures.time_to_first_review} />
          </FigureCard>
        </Box>
        {!isOneJob && (
          <FigureCard
            title="Applications by job"
            subtitle={
              jobs.length >= MOST_JOBS ? `The ${MOST_JOBS} jobs with the most applications` : undefined
            }
          >
            <ShareTable
              heading="Job"
              total={figures.total}
              rows={jobs.map(({ job_id, job_title, count }) => ({
                key: String(job_id),
                label: job_title || `Job ${job_id}`,
                count,
                tone: { background: tokens.brand, text: tokens.brand },
                to: `/jobs/${job_id}/applications`,
              }))}
            />
          </FigureCard>
        )}
      </Box>
    </Box>
  );
}
