import { Box, Container } from '@mui/material';
import { Suspense } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from '../components/focus-main';
import { LoadingPanel } from '../components/loading-panel';
import { QuestionProvider } from '../components/question/question-provider';
import { ScreenAnnouncement } from '../components/screen-announcement';
import { useUndoUntilLogout } from '../components/undo-message';
import { LiveChanges } from '../resources/applications/live/live-changes';
import { Permitted } from '../providers/permitted';
import { CrashBoundary } from './crash-boundary';
import { IdleGuard } from './idle/idle-guard';
import { PaperTheme } from './paper-theme';
import { PortalHeader } from './portal-header';
import { SkipLink } from './skip-link';
import { useFocusOnScreen } from './use-focus-on-screen';
import { useSessionWatch } from './use-session-watch';
import { t } from '../i18n/t';

/** The frame of every screen behind the login. */
export function PortalLayout({ children }: CoreLayoutProps) {
  useSessionWatch();
  useFocusOnScreen();
  useUndoUntilLogout();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <PortalHeader />
      <IdleGuard />
      <Permitted to="applications.read">
        <LiveChanges />
      </Permitted>
      <Container
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        maxWidth="xl"
        sx={{ flex: 1, py: { xs: 2, md: 2.5 }, '&:focus-visible': { outline: 'none' } }}
      >
        <ScreenAnnouncement>
          <CrashBoundary place={useLocation().pathname}>
            <PaperTheme>
              <QuestionProvider>
                <Suspense fallback={<LoadingPanel text={t('Loading...')} />}>{children}</Suspense>
              </QuestionProvider>
            </PaperTheme>
          </CrashBoundary>
        </ScreenAnnouncement>
      </Container>
    </Box>
  );
}
