import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface RowProps {
  icon: ReactNode;
  title: string;
  hint: string;
  actions: ReactNode;
  children?: ReactNode;
}

/** One method of the second step: its title, its state, and its actions. */
export function Row({ icon, title, hint, actions, children }: RowProps) {
  return (
    <Box
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        columnGap: 1.5,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        pt: 2,
      }}
    >
      <Box sx={{ color: 'text.secondary', display: 'flex', pt: 0.25 }}>{icon}</Box>
      <Box>
        <Typography variant="body1" component="h4" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>{actions}</Box>
      </Box>
    </Box>
  );
}
