import { Box, Typography } from '@mui/material';
import { COMPANY } from '@smash/contract';
import type { ReactNode } from 'react';
import { useAnnouncedScreen } from './screen-announcement';

interface PageHeadingProps {
  title: string;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** Shown above the title: a link to the screen that this one belongs to. */
  before?: ReactNode;
}

/** The heading of a screen; also names the browser tab. The one h1 is the portal's, in the header. */
export function PageHeading({ title, actions, before }: PageHeadingProps) {
  useAnnouncedScreen();
  return (
    <Box sx={{ mb: { xs: 1.5, md: 2 } }}>
      <title>{`${COMPANY.name} | ${title}`}</title>
      {before && <Box sx={{ mb: 0.75 }}>{before}</Box>}
      <Box
        sx={{
          alignItems: 'center',
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          rowGap: 1,
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {actions}
      </Box>
    </Box>
  );
}
