import { Box, Card, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface StatisticsCardProps {
  title: string;
  /** One line under the title. */
  subtitle?: string;
  children: ReactNode;
}

/** One plot under its title; a page break on paper never splits it. */
export function StatisticsCard({ title, subtitle, children }: StatisticsCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ breakInside: 'avoid', p: { xs: 2, md: 2.5 } }}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {subtitle && (
        <Typography variant="body2" color="textSecondary">
          {subtitle}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Card>
  );
}
