import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { areWeeks, formatPeriod, type Period } from './statistics-texts';

/** The same numbers as text, opened on demand, newest first. */
export function PeriodTable({ periods }: { periods: Period[] }) {
  const caption = areWeeks(periods) ? 'Week' : 'Day';
  return (
    <Box component="details" sx={{ displayPrint: 'none', mt: 1 }}>
      <Link component="summary" variant="body2" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        Show as a table
      </Link>
      <Box
        role="region"
        aria-label={`Applications by ${caption.toLowerCase()}`}
        tabIndex={0}
        sx={{ maxHeight: 320, maxWidth: 480, mt: 1, overflow: 'auto' }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{caption}</TableCell>
              <TableCell align="right">Applications</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {periods.toReversed().map((period) => (
              <TableRow key={period.first}>
                <TableCell component="th" scope="row">
                  {formatPeriod(period)}
                </TableCell>
                <TableCell align="right">{period.count.toLocaleString('en-US')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
