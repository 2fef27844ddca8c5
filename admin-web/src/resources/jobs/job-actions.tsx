import BoardIcon from '@mui/icons-material/ViewColumnOutlined';
import SiteIcon from '@mui/icons-material/OpenInNewOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import { Box, Button } from '@mui/material';
import { shortJobPath, throughChannel } from '@smash/contract';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Job } from '@smash/contract/client';
import { CopyButton } from '../../components/copy-button';
import { Permitted } from '../../providers/permitted';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { CloseJobButton } from './close-job-button';
import { DeleteJobButton } from './delete-job-button';
import { DuplicateJobButton } from './duplicate-job-button';
import { PosterButton } from './poster-button';
import { t } from '../../i18n/t';

/** Actions on a posting; in a dense row its title and numbers lead to the applications. */
export function JobActions({ isDense = false }: { isDense?: boolean }) {
  const job = useRecordContext<Job>();
  if (!job) return null;
  return (
    <Box
      sx={{
        alignItems: 'center',
        display: 'flex',
        flexWrap: isDense ? 'nowrap' : 'wrap',
        gap: isDense ? 0 : 0.5,
        ml: -1.25,
      }}
    >
      {!isDense && <ApplicationsButtons job={job} />}
      {!isDense && !job.is_draft && <PageButtons job={job} />}
      <Permitted to="jobs.edit">
        <Button
          component={Link}
          to={`/jobs/${job.id}`}
          color="secondary"
          size="small"
          startIcon={<EditIcon />}
          aria-label={t('Edit %{title}', { title: job.title })}
        >
          {t('Edit')}
        </Button>
        <DuplicateJobButton />
        {!isDense && <PosterButton />}
        <CloseJobButton />
      </Permitted>
      <Permitted to="jobs.remove">
        <DeleteJobButton />
      </Permitted>
    </Box>
  );
}

/** The applications as a list, and as a board. */
function ApplicationsButtons({ job }: { job: Job }) {
  return (
    <>
      <Button
        component={Link}
        to={`/jobs/${job.id}/applications`}
        color="secondary"
        size="small"
        startIcon={<GroupIcon />}
        aria-label={t('View applications for %{title}', { title: job.title })}
      >
        {t('View applications')}
      </Button>
      <Button
        component={Link}
        to={`/jobs/${job.id}/board`}
        color="secondary"
        size="small"
        startIcon={<BoardIcon />}
        aria-label={t('Board of %{title}', { title: job.title })}
      >
        {t('Board')}
      </Button>
    </>
  );
}

/** The posting as visitors see it, and its address to send to somebody. */
function PageButtons({ job: { id, title } }: { job: Job }) {
  const dataProvider = usePortalDataProvider();
  const { data: site = location.origin } = useQuery({
    queryKey: ['site'],
    queryFn: () => dataProvider.readSite(),
    staleTime: Infinity,
  });
  return (
    <>
      <Button
        href={`/careers/${id}`}
        target="_blank"
        rel="noopener"
        color="secondary"
        size="small"
        startIcon={<SiteIcon />}
        aria-label={t('View %{title} on the site, in a new tab', { title })}
      >
        {t('View on site')}
      </Button>
      <CopyButton
        size="small"
        text={throughChannel(`${site}${shortJobPath(id)}`, 'link')}
        label={t('Copy link')}
        name={t('Copy link to %{title}', { title })}
        done={t('Link copied')}
      />
    </>
  );
}
