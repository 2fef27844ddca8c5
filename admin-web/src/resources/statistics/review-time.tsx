import { Box, Typography } from '@mui/material';
import type { ApplicationStatistics } from '@smash/contract/client';
import { useTokens } from '../../theme/use-tokens';
import { formatHours } from './statistics-texts';
import { ShareTable } from './share-table';
import { t } from '../../i18n/t';

/** How long an application waits until somebody first looks at it, and how many still wait. */
export function ReviewTime({ statistics }: { statistics: ApplicationStatistics['time_to_first_review'] }) {
  const tokens = useTokens();
  const { reviewed, waiting, median_hours, p90_hours } = statistics;
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, mb: 1.5 }}>
        <Duration label={t('Half of them within')} hours={median_hours} />
        <Duration label={t('Nine in ten within')} hours={p90_hours} />
      </Box>
      <ShareTable
        heading={t('State')}
        total={reviewed + waiting}
        rows={[
          { key: 'reviewed', label: t('Reviewed'), count: reviewed, tone: tokens.green },
          { key: 'waiting', label: t('Still waiting'), count: waiting, tone: tokens.yellow },
        ]}
      />
    </>
  );
}

function Duration({ label, hours }: { label: string; hours: number | null }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0 }}>
        {hours === null ? '–' : formatHours(hours)}
      </Typography>
    </div>
  );
}
