import { ERASURE_REASONS } from '@smash/contract';
import type { Erasure } from '@smash/contract/client';
import { ListBase, useCanAccess } from 'react-admin';
import { ColumnFilter } from '../../components/filters/column-filter';
import { ListFilters } from '../../components/filters/list-filters';
import { ListContent } from '../../components/list-content';
import { ListPagination } from '../../components/list-pagination';
import { PageHeading } from '../../components/page-heading';
import { ERASURE_REASON_LABELS } from './erasure-reasons';
import { ErasureRows } from './erasure-rows';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';
import { t } from '../../i18n/t';

const REASONS = ERASURE_REASONS.map((value) => ({ value, label: ERASURE_REASON_LABELS[value] }));

/** The certificates of erased applications, newest first; for the owner. */
export function ErasureList() {
  // react-admin would also request the list for people whom it is about to send away.
  const { canAccess = false } = useCanAccess({ resource: 'erasures', action: 'list' });
  return (
    <ListBase
      perPage={25}
      sort={{ field: 'erased_at', order: 'DESC' }}
      queryOptions={{ enabled: canAccess, ...SAYS_ITS_FAILURE }}
    >
      <PageHeading title={t('Erasures')} />
      <ListFilters searchLabel={t('Search by certificate number')}>
        <ColumnFilter source="reason" name={t('Filter by reason')} all={t('All reasons')} choices={REASONS} />
      </ListFilters>
      <ListContent<Erasure>
        rows="erasures"
        emptyText={t(
          'When an application is erased, a certificate keeps when and why, and nothing about the person.',
        )}
      >
        {(erasures) => <ErasureRows erasures={erasures} />}
      </ListContent>
      <ListPagination choices={[25, 50, 100, 200]} />
    </ListBase>
  );
}
