import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';

/** The rows of a list of records: see ListRow. */
export function ListRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Card>
  );
}

interface ListRowProps {
  /** Its grid: columns where there is room, blocks on a phone. */
  columns: { xs: string; md: string };
  children: ReactNode;
}

/** One record of a list. */
export function ListRow({ columns, children }: ListRowProps) {
  return (
    <Box
      component="li"
      sx={{
        alignItems: 'center',
        columnGap: 2,
        display: 'grid',
        gridTemplateColumns: columns,
        px: { xs: 2, md: 2.5 },
        py: 1.25,
        rowGap: 0.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {children}
    </Box>
  );
}
