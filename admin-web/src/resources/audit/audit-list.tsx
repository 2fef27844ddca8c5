import type { AuditEntry } from '@smash/contract/client';
import { ListBase, useCanAccess, useListContext } from 'react-admin';
import { NoMatches } from '../../components/filters/no-matches';
import { ListPagination } from '../../components/list-pagination';
import { LoadingPanel } from '../../components/loading-panel';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { useListFilters, SAYS_ITS_FAILURE } from '../../providers/list-state';
import { AuditFilters } from './audit-filters';
import { AuditRows } from './audit-rows';
import { ExportAuditButton } from './export-audit-button';
import { t } from '../../i18n/t';

/** Who did what, newest first; for owners. */
export function AuditList() {
  // React-admin asks for the list of whoever it is about to send away, too.
  const { canAccess = false } = useCanAccess({ resource: 'audit', action: 'list' });
  return (
    <ListBase
      perPage={50}
      sort={{ field: 'at', order: 'DESC' }}
      queryOptions={{ enabled: canAccess, ...SAYS_ITS_FAILURE }}
    >
      <PageHeading title={t('Audit log')} actions={<ExportAuditButton />} />
      {canAccess && <AuditFilters />}
      <AuditListContent />
      <ListPagination choices={[25, 50, 100, 200]} />
    </ListBase>
  );
}

function AuditListContent() {
  const { data, isPending, error, refetch } = useListContext<AuditEntry>();
  const { filterValues } = useListFilters();
  if (error)
    return <RetryPanel title={t('The audit log could not be loaded')} error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text={t('Loading the audit log...')} />;
  if (data.length === 0 && Object.keys(filterValues).length > 0) return <NoMatches rows="entries" />;
  if (data.length === 0) {
    return (
      <MessagePanel title={t('No entries yet')}>
        {t('Logins, openings of applications, exports and every change are listed here.')}
      </MessagePanel>
    );
  }
  return <AuditRows entries={data} />;
}
