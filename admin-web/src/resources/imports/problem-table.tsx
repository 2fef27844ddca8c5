import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Import } from '@smash/contract/client';
import { count } from './describe-import';

/** The rows that have to be corrected: the first of them, the report has all. */
export function ProblemTable({ one: { problems, counts } }: { one: Import }) {
  if (problems.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="problems">
      <Typography id="problems" variant="h3" sx={{ mb: 0.5 }}>
        To correct
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: '68ch' }}>
        {counts.refused > problems.length &&
          `These are the first ${problems.length} of ${count(counts.refused)} rows; the report has all. `}
        Correct them in your file, then bring it in again: rows that are there already are not imported twice.
      </Typography>
      <Card sx={{ maxWidth: 880, overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={{ width: 72 }}>
                Row
              </TableCell>
              <TableCell>What to correct</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.map(({ row, problem }) => (
              <TableRow key={row}>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' }}>
                  {count(row)}
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
