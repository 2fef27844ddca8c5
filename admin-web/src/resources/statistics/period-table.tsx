import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { areWeeks, formatPeriod, type Period } from './statistics-texts';
import { t } from '../../i18n/t';
import { formatNumber } from '../../i18n/format';

/** The numbers of the chart as a table, opened on demand, newest first. */
export function PeriodTable({ periods }: { periods: Period[] }) {
  const caption = areWeeks(periods) ? t('Week') : t('Day');
  return (
    <Box component="details" sx={{ displayPrint: 'none', mt: 1 }}>
      <Link component="summary" variant="body2" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        {t('Show as a table')}
      </Link>
      <Box
        role="region"
        aria-label={areWeeks(periods) ? t('Applications by week') : t('Applications by day')}
        tabIndex={0}
        sx={{ maxHeight: 320, maxWidth: 480, mt: 1, overflow: 'auto' }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{caption}</TableCell>
              <TableCell align="right">{t('Applications')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {periods.toReversed().map((period) => (
              <TableRow key={period.first}>
                <TableCell component="th" scope="row">
                  {formatPeriod(period)}
                </TableCell>
                <TableCell align="right">{formatNumber(period.count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
