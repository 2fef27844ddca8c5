import type { DeletedJob } from '@smash/contract/client';
import { ListBase, useListContext } from 'react-admin';
import { ListFilters } from '../../../components/filters/list-filters';
import { NoMatches } from '../../../components/filters/no-matches';
import { ListPagination } from '../../../components/list-pagination';
import { MessagePanel } from '../../../components/message-panel';
import { PageHeading } from '../../../components/page-heading';
import { Loaded } from '../../../components/loaded';
import { TextLink } from '../../../components/text-link';
import { useListFilters, SAYS_ITS_FAILURE } from '../../../providers/list-state';
import { DeletedJobRows } from './deleted-job-rows';
import { t } from '../../../i18n/t';

/** The deleted postings, the latest deletion first, each with links to its applications and a button to restore it. */
export function DeletedJobList() {
  return (
    <ListBase perPage={25} sort={{ field: 'deleted_at', order: 'DESC' }} queryOptions={SAYS_ITS_FAILURE}>
      <PageHeading
        title={t('Deleted jobs')}
        before={
          <TextLink to="/jobs" variant="body2">
            {t('← Job Postings')}
          </TextLink>
        }
      />
      <ListFilters searchLabel={t('Search by title')} />
      <DeletedJobListContent />
      <ListPagination choices={[25, 50, 100, 200]} />
    </ListBase>
  );
}

function DeletedJobListContent() {
  const list = useListContext<DeletedJob>();
  const { filterValues } = useListFilters();
  return (
    <Loaded
      of={list}
      loading={t('Loading deleted jobs...')}
      failure={t('The deleted jobs could not be loaded')}
    >
      {(jobs) =>
        jobs.length > 0 ? (
          <DeletedJobRows jobs={jobs} />
        ) : Object.keys(filterValues).length > 0 ? (
          <NoMatches rows="deleted jobs" />
        ) : (
          <MessagePanel title={t('No deleted jobs')}>
            {t('Deleted jobs are kept here with their applications, and can be restored.')}
          </MessagePanel>
        )
      }
    </Loaded>
  );
}
