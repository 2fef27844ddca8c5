import EditIcon from '@mui/icons-material/EditOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import { Box, Button } from '@mui/material';
import { useMemo } from 'react';
import { useGetOne } from 'react-admin';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import type { Job } from '@smash/contract/client';
import { PageHeading } from '../../../components/page-heading';
import { TextLink } from '../../../components/text-link';
import { Permitted } from '../../../providers/permitted';
import { ApplicationPaths } from '../application-paths';
import { ApplicationDetailsDialog } from '../details/application-details-dialog';
import { Board } from './board';
import { t } from '../../../i18n/t';

/** The applications of one job by status and stage; /jobs/{id}/board/{applicationId} opens one over it. */
export function BoardPage() {
  const { jobId = '' } = useParams();
  const { data: job } = useGetOne<Job>('jobs', { id: Number(jobId) });
  const paths = useMemo(() => {
    const [board, list] = [`/jobs/${jobId}/board`, `/jobs/${jobId}/applications`];
    return {
      list: board,
      details: (id: string) => `${board}/${id}`,
      review: (id: string) => `${list}/${id}/review`,
    };
  }, [jobId]);
  return (
    <ApplicationPaths value={paths}>
      <PageHeading
        before={
          <TextLink to="/jobs" variant="body2">
            {t('← Job Postings')}
          </TextLink>
        }
        title={job ? t('Board: %{title}', { title: job.title }) : t('Board')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Permitted to="jobs.edit">
              <Button component={Link} to={`/jobs/${jobId}`} color="secondary" startIcon={<EditIcon />}>
                {t('Edit stages')}
              </Button>
            </Permitted>
            <Button
              component={Link}
              to={`/jobs/${jobId}/applications`}
              variant="outlined"
              color="secondary"
              startIcon={<GroupIcon />}
            >
              {t('List')}
            </Button>
          </Box>
        }
      />
      <Board key={jobId} jobId={Number(jobId)} />
      <Routes>
        <Route path=":applicationId" element={<ApplicationDetailsDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </ApplicationPaths>
  );
}
