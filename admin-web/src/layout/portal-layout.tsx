import { Box, Container } from '@mui/material';
import { Suspense } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { MAIN_ID } from '../components/focus-main';
import { LoadingPanel } from '../components/loading-panel';
import { CrashBoundary } from './crash-boundary';
import { PortalHeader } from './portal-header';
import { SkipLink } from './skip-link';

/** The frame of every screen behind the login. */
export function PortalLayout({ children }: CoreLayoutProps) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <PortalHeader />
      <Container
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        maxWidth="xl"
        sx={{ flex: 1, py: { xs: 2.5, md: 3.5 }, '&:focus-visible': { outline: 'none' } }}
      >
        <CrashBoundary>
          <Suspense fallback={<LoadingPanel text="Loading..." />}>{children}</Suspense>
        </CrashBoundary>
      </Container>
    </Box>
  );
}
