import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface ListSectionProps {
  headingId: string;
  title: string;
  /** Explains what the list is for. */
  explanation: ReactNode;
  children: ReactNode;
}

/** The part of a form that holds an ordered list. */
export function ListSection({ headingId, title, explanation, children }: ListSectionProps) {
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ gridColumn: '1 / -1', mb: 2, mt: 1 }}>
      <Typography id={headingId} variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {explanation}
      </Typography>
      {children}
    </Box>
  );
}
