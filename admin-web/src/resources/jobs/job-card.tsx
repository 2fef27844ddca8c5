import { Box, Card, Typography } from '@mui/material';

import { postedAt } from '@smash/contract';
import { useRecordContext } from 'react-admin';
import { Badge } from '../../components/badge';
import { ExpandableText } from '../../components/expandable-text';
import type { Job } from '@smash/contract/client';
import { describeApplicationsOf } from './describe-applications';
import { JobActions } from './job-actions';
import { JobFacts } from './job-facts';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

/** The three texts side by side where each gets a readable column. */
const TEXT_COLUMNS = {
  display: 'grid',
  gap: 2,
  mt: 2,
  '@media (min-width: 760px)': { columnGap: 4, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
};

/** One posting as a card of the list (docs/requirements/portal.md#p-9). */
export function JobCard() {
  const job = useRecordContext<Job>();
  if (!job) return null;
  const titleId = `job-${job.id}`;
  return (
    <Card component="li" sx={{ px: { xs: 2, md: 3 }, py: { xs: 2, md: 2.5 } }}>
      <Box component="article" aria-labelledby={titleId}>
        <Box
          sx={{
            alignItems: 'start',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            justifyContent: 'space-between',
          }}
        >
          <Typography variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
            {job.title}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            <Badge tone="grey">{job.job_type}</Badge>
            {job.is_draft && <Badge tone="yellow">{t('Draft')}</Badge>}
            <Badge tone={job.is_open ? 'green' : 'grey'} hasDot>
              {job.is_open ? t('Active') : t('Closed')}
            </Badge>
            {job.is_active && !job.is_open && !job.is_draft && (
              <Badge tone="yellow">{t('Deadline passed')}</Badge>
            )}
          </Box>
        </Box>
        <JobFacts />
        <Box sx={TEXT_COLUMNS}>
          <ExpandableText label={t('Description')} text={job.description} of={titleId} />
          <ExpandableText label={t('Responsibilities')} text={job.responsibility} of={titleId} />
          <ExpandableText label={t('Requirements')} text={job.requirements} of={titleId} />
        </Box>
        <Box
          sx={{
            alignItems: 'center',
            borderTop: 1,
            borderColor: 'divider',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            justifyContent: 'space-between',
            mt: 2,
            pt: 1.5,
          }}
        >
          <Typography variant="caption" color="textSecondary">
            {t('Posted %{date} · %{applications}', {
              date: formatDate(postedAt(job)),
              applications: describeApplicationsOf(job),
            })}
          </Typography>
          <JobActions />
        </Box>
      </Box>
    </Card>
  );
}
