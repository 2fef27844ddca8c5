import { Box, LinearProgress, Typography } from '@mui/material';
import type { Import } from '@smash/contract/client';
import { describeOutcome, progressOf } from './describe-import';
import { t } from '../../i18n/t';
import { formatNumber } from '../../i18n/format';

/** Progress of the check or the import, which goes on without this page. */
export function ImportProgress({ one }: { one: Import }) {
  const isCheck = one.state === 'checking';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 560 }}>
      <Typography>
        {t(
          isCheck
            ? 'Checking: %{done} of %{count} rows so far.'
            : 'Importing: %{done} of %{count} rows so far.',
          { done: formatNumber(one.rows_done), count: formatNumber(one.row_count) },
        )}
      </Typography>
      <LinearProgress
        aria-label={isCheck ? t('Rows checked') : t('Rows imported')}
        variant="determinate"
        value={progressOf(one)}
      />
      <Typography variant="body2" color="textSecondary">
        {t('%{outcome} You can leave this page: it goes on by itself.', { outcome: describeOutcome(one) })}
      </Typography>
    </Box>
  );
}
