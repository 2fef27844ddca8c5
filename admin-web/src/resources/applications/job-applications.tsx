import BoardIcon from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button } from '@mui/material';
import { useMemo } from 'react';
import { useGetMany, useGetOne, useListContext } from 'react-admin';
import { Link, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { TextLink } from '../../components/text-link';
import type { Application, Job } from '@smash/contract/client';
import { failureStatus } from '../../providers/api-failure';
import { ApplicationDetailsDialog } from './details/application-details-dialog';
import { ApplicationListBase } from './list/application-list-base';
import { ApplicationPaths } from './application-paths';
import { ListActions } from './list/list-actions';
import { LazyReview } from './review/lazy-review';
import { useCountLabel } from './list/use-count-label';
import { t } from '../../i18n/t';

/** The list that the person comes from: the postings, or the deleted ones. */
type Section = 'jobs' | 'deleted-jobs';

const SECTION_LABELS: Record<Section, string> = {
  jobs: t('Job Postings'),
  'deleted-jobs': t('Deleted jobs'),
};

/** The applications of one job; /jobs/{id}/applications/{applicationId} opens one over it, …/review goes through them. */
export function JobApplications({ section }: { section: Section }) {
  const { jobId = '' } = useParams();
  const { pathname, search } = useLocation();
  const { error, isFetching, refetch } = useJob(jobId, section);
  const isMissing = section === 'jobs' && !isFetching && failureStatus(error) === 404;
  const { data: deleted } = useGetMany('deleted-jobs', { ids: [Number(jobId)] }, { enabled: isMissing });
  const paths = useMemo(() => {
    const list = `/${section}/${jobId}/applications`;
    return {
      list,
      details: (id: string) => `${list}/${id}`,
      review: (id: string) => `${list}/${id}/review`,
      ...(section === 'jobs' ? { jobId: Number(jobId) } : { isOfDeletedJob: true }),
    };
  }, [jobId, section]);
  if (isMissing && deleted?.length === 0)
    return <RetryPanel title={t('This job could not be loaded')} error={error} onRetry={refetch} />;
  // Links in statistics and bookmarks do not know that the job was deleted.
  if (isMissing && deleted)
    return <Navigate to={{ pathname: pathname.replace('/jobs/', '/deleted-jobs/'), search }} replace />;
  return (
    <ApplicationPaths value={paths}>
      <Routes>
        <Route path=":applicationId/review" element={<LazyReview filter={{ job_id: jobId }} />} />
        <Route path="*" element={<ListWithDetails jobId={jobId} section={section} />} />
      </Routes>
    </ApplicationPaths>
  );
}

/** A deleted job has no page of its own. */
const useJob = (jobId: string, section: Section) =>
  useGetOne<Job>('jobs', { id: Number(jobId) }, { enabled: section === 'jobs' });

interface JobProps {
  jobId: string;
  section: Section;
}

function ListWithDetails({ jobId, section }: JobProps) {
  return (
    <>
      <ApplicationListBase
        key={jobId}
        filter={{ job_id: jobId }}
        storeKey={`jobs.${jobId}.applications`}
        heading={<JobApplicationsHeading jobId={jobId} section={section} />}
      />
      <Routes>
        <Route path=":applicationId" element={<ApplicationDetailsDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function JobApplicationsHeading({ jobId, section }: JobProps) {
  const { data: job } = useJob(jobId, section);
  const { data: applications } = useListContext<Application>();
  // The applications of a deleted job know its title.
  const title = job?.title ?? applications?.[0]?.job_title ?? t('this job');
  const count = useCountLabel();
  return (
    <PageHeading
      before={
        <TextLink to={`/${section}`} variant="body2">
          ← {SECTION_LABELS[section]}
        </TextLink>
      }
      title={t('Applications for %{title}%{count}', { title, count })}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {section === 'jobs' && (
            <Button
              component={Link}
              to={`/jobs/${jobId}/board`}
              variant="outlined"
              color="secondary"
              startIcon={<BoardIcon />}
            >
              {t('Board')}
            </Button>
          )}
          <ListActions jobId={Number(jobId)} />
        </Box>
      }
    />
  );
}
