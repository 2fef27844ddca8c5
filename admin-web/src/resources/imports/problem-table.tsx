import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Import } from '@smash/contract/client';
import { t } from '../../i18n/t';
import { formatNumber } from '../../i18n/format';

/** The first rows that have to be corrected; the report has all. */
export function ProblemTable({ one: { problems, counts } }: { one: Import }) {
  if (problems.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="problems">
      <Typography id="problems" variant="h3" sx={{ mb: 0.5 }}>
        {t('To correct')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '68ch' }}>
        {counts.refused > problems.length &&
          `${t('These are the first %{count} of %{refused} rows; the report has all.', {
            count: problems.length,
            refused: formatNumber(counts.refused),
          })} `}
        {t(
          'Correct these rows in your file, then upload it again. Rows that were imported are not imported twice, unless they were deleted since: take these out first.',
        )}
      </Typography>
      <Card sx={{ maxWidth: 880, overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={{ width: 72 }}>
                {t('Row')}
              </TableCell>
              <TableCell>{t('What to correct')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.map(({ row, problem }) => (
              <TableRow key={row}>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' }}>
                  {formatNumber(row)}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{problem}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </Box>
  );
}
