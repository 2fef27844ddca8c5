import { CssBaseline } from '@mui/material';
import { COMPANY } from '@smash/contract';
import { Suspense } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyPart } from './components/lazy-part';
import { i18nProvider } from './i18n/i18n-provider';
import { t } from './i18n/t';
import { CrashPanel } from './layout/crash-boundary';
import { AccessDeniedPage, PermittedPage, UnansweredPage } from './layout/error-pages';
import { LoginPage } from './layout/login/login-page';
import { NotificationAlert } from './layout/notification-alert';
import { NotFoundPage } from './layout/not-found-page';
import { LoadingPanel } from './components/loading-panel';
import { StartPage } from './layout/start-page';
import { PortalLayout } from './layout/portal-layout';
import { authProvider } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { preferencesStore } from './providers/preferences-store';
import { queryClient } from './providers/query-client';
import { TWO_STEP_PATH } from './providers/session';
import accounts from './resources/accounts';
import tokens from './resources/tokens';
import activities from './resources/activities';
import applications from './resources/applications';
import audit from './resources/audit';
import erasures from './resources/erasures';
import interviews from './resources/interviews';
import deletedJobs from './resources/jobs/deleted';
import jobs from './resources/jobs';
import mailTemplates from './resources/mail-templates';
import mail from './resources/mail';
import members from './resources/members';
import messages from './resources/messages';
import purchases from './resources/purchases';
import webhooks from './resources/webhooks';
import zones from './resources/zones';
import { darkTheme, lightTheme } from './theme/portal-theme';

/** Screens are loaded when they open; the first load stays small (scripts/check-first-load.mjs). */
const JobApplications = lazyPart(
  async () => (await import('./resources/applications/job-applications')).JobApplications,
);
const BoardPage = lazyPart(async () => (await import('./resources/applications/board/board-page')).BoardPage);
const StatisticsPage = lazyPart(
  async () => (await import('./resources/statistics/statistics-page')).StatisticsPage,
);
const PersonPage = lazyPart(
  async () => (await import('./resources/applications/people/person-page')).PersonPage,
);
const ConfirmPage = lazyPart(async () => (await import('./layout/login/confirm-page')).ConfirmPage);
const ForgotPasswordPage = lazyPart(
  async () => (await import('./layout/login/forgot-password-page')).ForgotPasswordPage,
);
const ResetPasswordPage = lazyPart(
  async () => (await import('./layout/login/reset-password-page')).ResetPasswordPage,
);
const SignOnPage = lazyPart(async () => (await import('./layout/login/sign-on-page')).SignOnPage);
const TwoStepPage = lazyPart(async () => (await import('./layout/login/two-step-page')).TwoStepPage);
const ImportsPage = lazyPart(async () => (await import('./resources/imports/imports-page')).ImportsPage);
const MyAccountPage = lazyPart(
  async () => (await import('./resources/accounts/my-account-page')).MyAccountPage,
);

/**
 * Pages of one card each: mails lead to the first three, the identity provider to the fourth; the last stands before
 * the portal where a second factor is required.
 */
const CARD_PAGES = [
  ['/confirm', ConfirmPage],
  ['/forgot-password', ForgotPasswordPage],
  ['/reset-password', ResetPasswordPage],
  ['/single-sign-on', SignOnPage],
  [TWO_STEP_PATH, TwoStepPage],
] as const;

const store = preferencesStore();

/**
 * react-admin's <Admin>, taken apart: its layout, login and error screens, of which the portal uses none, would add a
 * tenth to the first load.
 */
export function App() {
  return (
    <AdminContext
      authProvider={authProvider}
      darkTheme={darkTheme}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={lightTheme}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        accessDenied={AccessDeniedPage}
        authenticationError={UnansweredPage}
        catchAll={NotFoundPage}
        disableTelemetry
        error={CrashPanel}
        layout={PortalLayout}
        loading={StartingPage}
        loginPage={LoginPage}
        requireAuth
        title={COMPANY.name}
      >
        <Resource {...jobs}>
          <Route
            path=":jobId/applications/*"
            element={
              <PermittedPage to="applications.read">
                <JobApplications section="jobs" />
              </PermittedPage>
            }
          />
          <Route
            path=":jobId/board/*"
            element={
              <PermittedPage to="applications.read">
                <BoardPage />
              </PermittedPage>
            }
          />
        </Resource>
        <Resource {...deletedJobs}>
          <Route
            path=":jobId/applications/*"
            element={
              <PermittedPage to="applications.read">
                <JobApplications section="deleted-jobs" />
              </PermittedPage>
            }
          />
        </Resource>
        <Resource {...applications} />
        <Resource {...interviews} />
        <Resource {...purchases} />
        <Resource {...members} />
        <Resource {...zones} />
        <Resource {...activities} />
        <Resource {...messages} />
        <Resource {...mailTemplates} />
        <Resource {...mail} />
        <Resource {...erasures} />
        <Resource {...audit} />
        <Resource {...accounts} />
        <Resource {...tokens} />
        <Resource {...webhooks} />
        <CustomRoutes noLayout>
          {CARD_PAGES.map(([path, Page]) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense fallback={<StartingPage />}>
                  <Page />
                </Suspense>
              }
            />
          ))}
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/" element={<StartPage />} />
          <Route
            path="/figures"
            element={
              <PermittedPage to="statistics.read">
                <StatisticsPage />
              </PermittedPage>
            }
          />
          <Route
            path="/imports/*"
            element={
              <PermittedPage to="jobs.edit">
                <ImportsPage />
              </PermittedPage>
            }
          />
          <Route
            path="/people/:id"
            element={
              <PermittedPage to="applications.read">
                <PersonPage />
              </PermittedPage>
            }
          />
          <Route path="/my-account" element={<MyAccountPage />} />
        </CustomRoutes>
      </CoreAdminUI>
      <NotificationAlert />
    </AdminContext>
  );
}

/** Shown until the portal knows who is logged in and which screens there are. */
function StartingPage() {
  return <LoadingPanel text={t('Loading...')} />;
}
