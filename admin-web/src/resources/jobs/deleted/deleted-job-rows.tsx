import GroupIcon from '@mui/icons-material/GroupOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { DeletedJob } from '@smash/contract/client';
import { Link } from 'react-router-dom';
import { ListRow, ListRows } from '../../../components/list-rows';
import { Permitted } from '../../../providers/permitted';
import { describeApplications } from '../../../components/describe-applications';
import { useRestoreJob } from '../use-delete-job';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

/** Filter of the list that holds all counted applications, withdrawn ones too. */
const WITH_WITHDRAWN = new URLSearchParams({ filter: JSON.stringify({ withdrawn: 'all' }) }).toString();

/** The deleted jobs in the server's order: the latest deletion first. */
export function DeletedJobRows({ jobs }: { jobs: DeletedJob[] }) {
  return (
    <ListRows label={t('Deleted jobs')}>
      {jobs.map((job) => (
        <DeletedJobRow key={job.id} job={job} />
      ))}
    </ListRows>
  );
}

function DeletedJobRow({ job: { id, title, deleted_at, application_count } }: { job: DeletedJob }) {
  const { restore, isRestoring } = useRestoreJob();
  return (
    <ListRow columns={{ xs: '1fr', md: 'minmax(0, 1fr) auto' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('Deleted %{time} · %{applications}', {
            time: formatDateTime(deleted_at),
            applications: describeApplications(application_count),
          })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Button
          component={Link}
          to={`/deleted-jobs/${id}/applications?${WITH_WITHDRAWN}`}
          color="secondary"
          size="small"
          startIcon={<GroupIcon />}
          aria-label={t('View applications for %{title}', { title })}
        >
          {t('View applications')}
        </Button>
        <Permitted to="jobs.remove">
          <Button
            color="secondary"
            size="small"
            loading={isRestoring}
            startIcon={<RestoreIcon />}
            aria-label={t('Restore %{title}', { title })}
            onClick={() => void restore(id)}
          >
            {t('Restore')}
          </Button>
        </Permitted>
      </Box>
    </ListRow>
  );
}
