import { Box, LinearProgress, Typography } from '@mui/material';
import type { Import } from '@smash/contract/client';
import { count, describeOutcome, progressOf } from './describe-import';

/** How far the check or the import is. It goes on without this page. */
export function ImportProgress({ one }: { one: Import }) {
  const isCheck = one.state === 'checking';
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, maxWidth: 560 }}>
      <Typography>
        {isCheck ? 'Checking' : 'Importing'}: {count(one.rows_done)} of {count(one.row_count)} rows so far.
      </Typography>
      <LinearProgress
        aria-label={isCheck ? 'Rows checked' : 'Rows imported'}
        variant="determinate"
        value={progressOf(one)}
      />
      <Typography variant="body2" color="textSecondary">
        {describeOutcome(one)} You can leave this page: it goes on by itself.
      </Typography>
    </Box>
  );
}
