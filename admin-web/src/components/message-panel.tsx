import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface MessagePanelProps {
  title: string;
  children?: ReactNode;
  /** Button that helps with it. */
  action?: ReactNode;
  /** Announced at once, for failures. */
  isAlert?: boolean;
}

/** Shown in place of a list when there is nothing to list. */
export function MessagePanel({ title, children, action, isAlert = false }: MessagePanelProps) {
  return (
    <Box
      role={isAlert ? 'alert' : undefined}
      sx={{
        border: '1.5px dashed',
        borderColor: 'divider',
        borderRadius: '14px',
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        px: 3,
        py: { xs: 5, md: 7 },
        textAlign: 'center',
      }}
    >
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {children && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '52ch' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
