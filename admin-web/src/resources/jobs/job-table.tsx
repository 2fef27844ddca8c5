import { Card, Typography } from '@mui/material';
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES, type ApplicationStatus } from '@smash/contract';
import { DataTable, useRecordContext } from 'react-admin';
import { Badge } from '../../components/badge';
import { SortableColumn } from '../../components/sortable-column';
import { TextLink } from '../../components/text-link';
import type { Job } from '@smash/contract/client';
import { JobActions } from './job-actions';
import { t } from '../../i18n/t';
import { formatDate, formatNumber } from '../../i18n/format';

/** The postings as a dense table, with the number of applications of each status, which opens their list. */
export function JobTable() {
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <DataTable<Job>
        bulkActionButtons={false}
        rowClick={false}
        sx={{ '& td': { fontSize: '0.875rem', py: 0.25 } }}
      >
        <SortableColumn source="title" label={t('Job')} sortByOrder="ASC" field={TitleLink} />
        <DataTable.Col label={t('State')} field={State} />
        {APPLICATION_STATUSES.map((status) => (
          <DataTable.Col
            key={status}
            label={t(APPLICATION_STATUS_LABELS[status])}
            align="right"
            render={(job) => <QueueLink job={job as Job} status={status} />}
          />
        ))}
        <SortableColumn source="application_deadline" label={t('Deadline')} field={Deadline} />
        <DataTable.Col label={t('Actions')} align="right" render={() => <JobActions isDense />} />
      </DataTable>
    </Card>
  );
}

function TitleLink() {
  const job = useRecordContext<Job>();
  if (!job) return null;
  return (
    <TextLink to={`/jobs/${job.id}/applications`} underline="hover" sx={{ overflowWrap: 'anywhere' }}>
      {job.title}
    </TextLink>
  );
}

function State() {
  const job = useRecordContext<Job>();
  if (!job) return null;
  if (job.is_draft) return <Badge tone="yellow">{t('Draft')}</Badge>;
  return (
    <Badge tone={job.is_open ? 'green' : 'grey'} hasDot>
      {job.is_open ? t('Active') : t('Closed')}
    </Badge>
  );
}

function Deadline() {
  const job = useRecordContext<Job>();
  if (!job?.application_deadline) return <>–</>;
  return (
    <Typography variant="body2" noWrap>
      {formatDate(job.application_deadline)}
    </Typography>
  );
}

function QueueLink({ job, status }: { job: Job; status: ApplicationStatus }) {
  const count = job.queues?.[status] ?? 0;
  if (count === 0)
    return (
      <Typography variant="body2" color="textSecondary" component="span">
        0
      </Typography>
    );
  const search = new URLSearchParams({ filter: JSON.stringify({ status }) });
  return (
    <TextLink
      to={`/jobs/${job.id}/applications?${search}`}
      underline="hover"
      aria-label={t('%{count} %{status} for %{title}', {
        count,
        status: t(APPLICATION_STATUS_LABELS[status]),
        title: job.title,
      })}
      sx={{ fontVariantNumeric: 'tabular-nums', px: 0.5 }}
    >
      {formatNumber(count)}
    </TextLink>
  );
}
