import { isPermitted, type Role } from '@smash/contract';
import { ResourceContextProvider, usePermissions } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { LoadingPanel } from '../components/loading-panel';
import { NeedsAttention } from '../resources/desk/needs-attention';
import { JobList } from '../resources/jobs/job-list';
import { firstSectionFor } from './sections';
import { t } from '../i18n/t';

/**
 * People who review applications begin with the desk, above the jobs; all others with the first section that they may
 * see. react-admin's own redirect waits for the rights of every resource, and then leaves the page that the person went
 * to meanwhile.
 */
export function StartPage() {
  const { permissions: role, isPending } = usePermissions<Role>();
  if (isPending) return <LoadingPanel text={t('Loading...')} />;
  if (role && !isPermitted(role, 'applications.read')) {
    return <Navigate to={firstSectionFor(role)?.to ?? '/jobs'} replace />;
  }
  return (
    <>
      {role && <NeedsAttention />}
      <ResourceContextProvider value="jobs">
        <JobList />
      </ResourceContextProvider>
    </>
  );
}
