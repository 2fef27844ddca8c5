import { PURCHASE_STATUS_LABELS, PURCHASE_STATUSES } from '@smash/contract';
import type { PurchaseRecord } from '@smash/contract/client';
import { ListBase } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { ListFilters } from '../../components/filters/list-filters';
import { StatusFilter } from '../../components/filters/status-filter';
import { ListContent } from '../../components/list-content';
import { ListPagination } from '../../components/list-pagination';
import { PageHeading } from '../../components/page-heading';
import { ExportPurchasesButton } from './export-purchases-button';
import { PurchaseDetailsDialog } from './purchase-details-dialog';
import { PurchaseRows } from './purchase-rows';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';
import { t } from '../../i18n/t';

const STATUSES = PURCHASE_STATUSES.map((value) => ({ value, label: t(PURCHASE_STATUS_LABELS[value]) }));

/** Orders of shares, newest first; /purchases/{id}/show opens one over them. */
export function PurchaseList() {
  return (
    <>
      <ListBase perPage={25} sort={{ field: 'created_at', order: 'DESC' }} queryOptions={SAYS_ITS_FAILURE}>
        <PageHeading title={t('Purchases')} actions={<ExportPurchasesButton />} />
        <ListFilters searchLabel={t('Search by reference or email')}>
          <StatusFilter choices={STATUSES} />
        </ListFilters>
        <ListContent<PurchaseRecord>
          rows="purchases"
          emptyText={t('Share orders appear here as soon as someone places one on the payment page.')}
        >
          {(purchases) => <PurchaseRows purchases={purchases} />}
        </ListContent>
        <ListPagination choices={[25, 50, 100, 200]} />
      </ListBase>
      <Routes>
        <Route path=":purchaseId/show" element={<PurchaseDetailsDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}
