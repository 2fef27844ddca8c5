import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { Suspense } from 'react';
import { ListBase, RecordContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { FilterChips } from '../../components/filters/filter-chips';
import { ListFilters } from '../../components/filters/list-filters';
import { StatusFilter } from '../../components/filters/status-filter';
import { ImportLink } from '../../components/import-link';
import { lazyPart } from '../../components/lazy-part';
import { ListContent } from '../../components/list-content';
import { ListPagination } from '../../components/list-pagination';
import { LoadingPanel } from '../../components/loading-panel';
import { PageHeading } from '../../components/page-heading';
import type { Job } from '@smash/contract/client';
import { Permitted } from '../../providers/permitted';
import { JobCard } from './job-card';
import { JobViewSwitch, useJobView } from './job-view';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';
import { t } from '../../i18n/t';

/** Loaded for people who chose the table; the cards come with the portal itself. */
const JobTable = lazyPart(async () => (await import('./job-table')).JobTable);

const STATUSES = [
  { value: 'active', label: t('Active') },
  { value: 'closed', label: t('Closed') },
];

/** Every job posting, open or closed, newest first. */
export function JobList() {
  return (
    <ListBase perPage={20} sort={{ field: 'posted_at', order: 'DESC' }} queryOptions={SAYS_ITS_FAILURE}>
      <PageHeading title={t('Job Postings')} actions={<ListActions />} />
      <ListFilters searchLabel={t('Search by title')}>
        <StatusFilter choices={STATUSES} />
      </ListFilters>
      <FilterChips describe={describeFilter} />
      <ListContent<Job>
        rows="job postings"
        emptyText={t('Jobs you post here appear on the careers page, unless they are drafts.')}
        action={<PostJobButton />}
      >
        {(jobs) => <Jobs jobs={jobs} />}
      </ListContent>
      <ListPagination choices={[20, 50, 100]} />
    </ListBase>
  );
}

function describeFilter(name: string, value: unknown): string | undefined {
  return name === 'deadline_days' ? t('Deadline within %{days} days', { days: String(value) }) : undefined;
}

function Jobs({ jobs }: { jobs: Job[] }) {
  const [view] = useJobView();
  if (view === 'table') {
    return (
      <Suspense fallback={<LoadingPanel text={t('Loading job postings...')} />}>
        <JobTable />
      </Suspense>
    );
  }
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
      {jobs.map((job) => (
        <RecordContextProvider key={job.id} value={job}>
          <JobCard />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

function ListActions() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <JobViewSwitch />
      <Button component={Link} to="/deleted-jobs" color="secondary">
        {t('Deleted jobs')}
      </Button>
      <ImportLink kind="jobs" />
      <PostJobButton />
    </Box>
  );
}

function PostJobButton() {
  return (
    <Permitted to="jobs.edit">
      <Button component={Link} to="/jobs/create" variant="contained" startIcon={<AddIcon />}>
        {t('Post New Job')}
      </Button>
    </Permitted>
  );
}
