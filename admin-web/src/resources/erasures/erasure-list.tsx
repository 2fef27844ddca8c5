import { ERASURE_REASONS } from '@smash/contract';
import type { Erasure } from '@smash/contract/client';
import { ListBase, useCanAccess, useListContext } from 'react-admin';
import { ColumnFilter } from '../../components/filters/column-filter';
import { ListFilters } from '../../components/filters/list-filters';
import { NoMatches } from '../../components/filters/no-matches';
import { ListPagination } from '../../components/list-pagination';
import { LoadingPanel } from '../../components/loading-panel';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { useListFilters } from '../../providers/list-state';
import { ERASURE_REASON_LABELS } from './erasure-reasons';
import { ErasureRows } from './erasure-rows';
import { t } from '../../i18n/t';

const REASONS = ERASURE_REASONS.map((value) => ({ value, label: ERASURE_REASON_LABELS[value] }));

/** The certificates of erased applications, newest first; for the owner. */
export function ErasureList() {
  // React-admin asks for the list of whoever it is about to send away, too.
  const { canAccess = false } = useCanAccess({ resource: 'erasures', action: 'list' });
  return (
    <ListBase
      perPage={25}
      sort={{ field: 'erased_at', order: 'DESC' }}
      queryOptions={{ enabled: canAccess, onError: (error: Error) => console.error(error) }}
    >
      <PageHeading title={t('Erasures')} />
      <ListFilters searchLabel={t('Search by certificate number')}>
        <ColumnFilter source="reason" name={t('Filter by reason')} all={t('All reasons')} choices={REASONS} />
      </ListFilters>
      <ErasureListContent />
      <ListPagination choices={[25, 50, 100, 200]} />
    </ListBase>
  );
}

function ErasureListContent() {
  const { data, isPending, error, refetch } = useListContext<Erasure>();
  const { filterValues } = useListFilters();
  if (error)
    return <RetryPanel title={t('The erasures could not be loaded')} error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text={t('Loading erasures...')} />;
  if (data.length === 0 && Object.keys(filterValues).length > 0) {
    return <NoMatches rows="erasures" />;
  }
  if (data.length === 0) {
    return (
      <MessagePanel title={t('No erasures yet')}>
        {t('When an application is erased, a certificate keeps when and why, and nothing about the person.')}
      </MessagePanel>
    );
  }
  return <ErasureRows erasures={data} />;
}
