import { PURCHASE_STATUS_LABELS, PURCHASE_STATUSES } from '@smash/contract';
import type { PurchaseRecord } from '@smash/contract/client';
import { ListBase, useListContext } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { ListFilters } from '../../components/filters/list-filters';
import { NoMatches } from '../../components/filters/no-matches';
import { StatusFilter } from '../../components/filters/status-filter';
import { ListPagination } from '../../components/list-pagination';
import { LoadingPanel } from '../../components/loading-panel';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { useListFilters } from '../../providers/list-state';
import { ExportPurchasesButton } from './export-purchases-button';
import { PurchaseDetailsDialog } from './purchase-details-dialog';
import { PurchaseRows } from './purchase-rows';
import { t } from '../../i18n/t';

const STATUSES = PURCHASE_STATUSES.map((value) => ({ value, label: t(PURCHASE_STATUS_LABELS[value]) }));

/** Orders of shares, newest first; /purchases/{id}/show opens one over them. */
export function PurchaseList() {
  return (
    <>
      <ListBase
        perPage={25}
        sort={{ field: 'created_at', order: 'DESC' }}
        queryOptions={{ onError: (error: Error) => console.error(error) }}
      >
        <PageHeading title={t('Purchases')} actions={<ExportPurchasesButton />} />
        <ListFilters searchLabel={t('Search by reference or email')}>
          <StatusFilter choices={STATUSES} />
        </ListFilters>
        <PurchaseListContent />
        <ListPagination choices={[25, 50, 100, 200]} />
      </ListBase>
      <Routes>
        <Route path=":purchaseId/show" element={<PurchaseDetailsDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function PurchaseListContent() {
  const { data, isPending, error, refetch } = useListContext<PurchaseRecord>();
  const { filterValues } = useListFilters();
  if (error)
    return <RetryPanel title={t('The purchases could not be loaded')} error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text={t('Loading purchases...')} />;
  if (data.length === 0 && Object.keys(filterValues).length > 0) return <NoMatches rows="purchases" />;
  if (data.length === 0) {
    return (
      <MessagePanel title={t('No purchases yet')}>
        {t('Share orders appear here as soon as someone places one on the payment page.')}
      </MessagePanel>
    );
  }
  return <PurchaseRows purchases={data} />;
}
