import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import { PageHeading } from '../../components/page-heading';
import { TextLink } from '../../components/text-link';
import type { Job } from '@smash/contract/client';
import { ApplicationDetailsDialog } from './details/application-details-dialog';
import { ApplicationListBase } from './list/application-list-base';
import { ApplicationPaths } from './application-paths';
import { ListActions } from './list/list-actions';
import { LazyReview } from './review/lazy-review';
import { useCountLabel } from './list/use-count-label';

/** The applications of one job; /jobs/{id}/applications/{applicationId} opens one over it, …/review goes through them. */
export function JobApplications() {
  const { jobId = '' } = useParams();
  const paths = useMemo(() => {
    const list = `/jobs/${jobId}/applications`;
    return { list, details: (id: string) => `${list}/${id}`, review: (id: string) => `${list}/${id}/review` };
  }, [jobId]);
  return (
    <ApplicationPaths value={paths}>
      <Routes>
        <Route path=":applicationId/review" element={<LazyReview filter={{ job_id: jobId }} />} />
        <Route path="*" element={<ListWithDetails jobId={jobId} />} />
      </Routes>
    </ApplicationPaths>
  );
}

function ListWithDetails({ jobId }: { jobId: string }) {
  return (
    <>
      <ApplicationListBase
        key={jobId}
        filter={{ job_id: jobId }}
        storeKey={`jobs.${jobId}.applications`}
        heading={<JobApplicationsHeading jobId={jobId} />}
      />
      <Routes>
        <Route path=":applicationId" element={<ApplicationDetailsDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function JobApplicationsHeading({ jobId }: { jobId: string }) {
  const { data: job } = useGetOne<Job>('jobs', { id: Number(jobId) });
  const count = useCountLabel();
  return (
    <PageHeading
      before={
        <TextLink to="/jobs" variant="body2">
          ← Job Postings
        </TextLink>
      }
      title={`Applications for ${job?.title ?? 'this job'}${count}`}
      actions={<ListActions jobId={Number(jobId)} />}
    />
  );
}
