import { Route, Routes } from 'react-router-dom';
import { PageHeading } from '../../components/page-heading';
import { ApplicationDetailsDialog } from './details/application-details-dialog';
import { ApplicationListBase } from './list/application-list-base';
import { ApplicationPaths } from './application-paths';
import { ListActions } from './list/list-actions';
import { LazyReview } from './review/lazy-review';
import { useCountLabel } from './list/use-count-label';
import { t } from '../../i18n/t';

const PATHS = {
  list: '/applications',
  details: (id: string) => `/applications/${id}/show`,
  review: (id: string) => `/applications/${id}/review`,
};

/** The applications of all jobs; /applications/{id}/show opens one over it, …/review goes through them. */
export function ApplicationList() {
  return (
    <ApplicationPaths value={PATHS}>
      <Routes>
        <Route path=":applicationId/review" element={<LazyReview />} />
        <Route path="*" element={<ListWithDetails />} />
      </Routes>
    </ApplicationPaths>
  );
}

function ListWithDetails() {
  return (
    <>
      <ApplicationListBase storeKey="applications" hasJobColumn heading={<AllApplicationsHeading />} />
      <Routes>
        <Route path=":applicationId/show" element={<ApplicationDetailsDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function AllApplicationsHeading() {
  return <PageHeading title={`${t('All applications')}${useCountLabel()}`} actions={<ListActions />} />;
}
