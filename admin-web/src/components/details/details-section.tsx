import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** Sections side by side, as many as fit. */
export function DetailsGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        columnGap: 5,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
        rowGap: 3,
      }}
    >
      {children}
    </Box>
  );
}

interface DetailsSectionProps extends SectionProps {
  /** Shown below the facts. */
  action?: ReactNode;
}

/** A titled list of facts. */
export function DetailsSection({ title, action, children }: DetailsSectionProps) {
  return (
    <TitledSection title={title}>
      <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
        {children}
      </Box>
      {action}
    </TitledSection>
  );
}

/** A part of the details under a heading. */
export function TitledSection({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography
        id={id}
        variant="h4"
        component="h3"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1.25, pb: 0.75 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** One label with its value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        columnGap: 1.5,
        display: 'grid',
        gridTemplateColumns: { xs: '104px minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' },
        alignItems: 'baseline',
      }}
    >
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
