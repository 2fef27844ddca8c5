import { Route, Routes } from 'react-router-dom';
import { PageHeading } from '../../components/page-heading';
import { ApplicationDetailsDialog } from './details/application-details-dialog';
import { ApplicationListBase } from './application-list-base';
import { ApplicationPaths } from './application-paths';
import { useCountLabel } from './use-count-label';

const PATHS = { list: '/applications', details: (id: string) => `/applications/${id}/show` };

/** The applications of all jobs; /applications/{id}/show opens one over it. */
export function ApplicationList() {
  return (
    <ApplicationPaths value={PATHS}>
      <ApplicationListBase storeKey="applications" hasJobColumn heading={<AllApplicationsHeading />} />
      <Routes>
        <Route path=":applicationId/show" element={<ApplicationDetailsDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </ApplicationPaths>
  );
}

function AllApplicationsHeading() {
  return <PageHeading title={`All applications${useCountLabel()}`} />;
}
