import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { LoginPage } from './layout/login/login-page';
import { NotificationAlert } from './layout/notification-alert';
import { NotFoundPage } from './layout/not-found-page';
import { PortalLayout } from './layout/portal-layout';
import { authProvider } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { preferencesStore } from './providers/preferences-store';
import { queryClient } from './providers/query-client';
import accounts from './resources/accounts';
import { MyAccountPage } from './resources/accounts/my-account-page';
import applications from './resources/applications';
import { JobApplications } from './resources/applications/job-applications';
import jobs from './resources/jobs';
import { darkTheme, lightTheme } from './theme/portal-theme';

const store = preferencesStore();

export function App() {
  return (
    <Admin
      authProvider={authProvider}
      catchAll={NotFoundPage}
      darkTheme={darkTheme}
      dataProvider={dataProvider}
      disableTelemetry
      layout={PortalLayout}
      loginPage={LoginPage}
      notification={NotificationAlert}
      queryClient={queryClient}
      requireAuth
      store={store}
      theme={lightTheme}
    >
      <Resource {...jobs}>
        <Route path=":jobId/applications/*" element={<JobApplications />} />
      </Resource>
      <Resource {...applications} />
      <Resource {...accounts} />
      <CustomRoutes>
        <Route path="/my-account" element={<MyAccountPage />} />
      </CustomRoutes>
    </Admin>
  );
}
