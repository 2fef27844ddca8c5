import { Box, Card, Typography } from '@mui/material';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { RecordActions, type RecordActionsProps } from './record-actions';
import type { RecordColumn } from './record-column';

interface RecordCardsProps<Row extends RaRecord> extends RecordActionsProps<Row> {
  columns: readonly RecordColumn<Row>[];
}

/** The table's rows on a phone: one card a row, headed by its first column. */
export function RecordCards<Row extends RaRecord>({ columns, ...actions }: RecordCardsProps<Row>) {
  const { data = [] } = useListContext<Row>();
  const [heading, ...facts] = columns;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: { sm: '1fr 1fr' },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Card
            component="li"
            sx={{ alignContent: 'space-between', display: 'grid', gap: 1, minWidth: 0, p: 2 }}
          >
            <Box>
              <Typography component="h3" variant="body1" sx={{ overflowWrap: 'anywhere' }}>
                {heading?.render(row)}
              </Typography>
              <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0, mt: 1 }}>
                {facts.map(({ label, render }) => (
                  <Fact key={label} label={label} value={render(row)} />
                ))}
              </Box>
            </Box>
            <RecordActions {...actions} />
          </Card>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

function Fact({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '84px minmax(0, 1fr)' }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </Box>
  );
}
