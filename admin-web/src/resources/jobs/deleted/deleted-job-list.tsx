import type { DeletedJob } from '@smash/contract/client';
import { ListBase, useListContext } from 'react-admin';
import { ListFilters } from '../../../components/filters/list-filters';
import { NoMatches } from '../../../components/filters/no-matches';
import { ListPagination } from '../../../components/list-pagination';
import { LoadingPanel } from '../../../components/loading-panel';
import { MessagePanel } from '../../../components/message-panel';
import { PageHeading } from '../../../components/page-heading';
import { RetryPanel } from '../../../components/retry-panel';
import { TextLink } from '../../../components/text-link';
import { useListFilters, SAYS_ITS_FAILURE } from '../../../providers/list-state';
import { DeletedJobRows } from './deleted-job-rows';
import { t } from '../../../i18n/t';

/** The deleted postings, the latest deletion first, each with the way to its applications and back. */
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
  const { data, isPending, error, refetch } = useListContext<DeletedJob>();
  const { filterValues } = useListFilters();
  if (error)
    return <RetryPanel title={t('The deleted jobs could not be loaded')} error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text={t('Loading deleted jobs...')} />;
  if (data.length === 0 && Object.keys(filterValues).length > 0) return <NoMatches rows="deleted jobs" />;
  if (data.length === 0) {
    return (
      <MessagePanel title={t('No deleted jobs')}>
        {t('Deleted jobs are kept here with their applications, and can be restored.')}
      </MessagePanel>
    );
  }
  return <DeletedJobRows jobs={data} />;
}
