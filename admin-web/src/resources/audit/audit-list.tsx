import type { AuditEntry } from '@smash/contract/client';
import { ListBase, useCanAccess, useListContext } from 'react-admin';
import { NoMatches } from '../../components/filters/no-matches';
import { ListPagination } from '../../components/list-pagination';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { Loaded } from '../../components/loaded';
import { useListFilters, SAYS_ITS_FAILURE } from '../../providers/list-state';
import { AuditFilters } from './audit-filters';
import { AuditRows } from './audit-rows';
import { ExportAuditButton } from './export-audit-button';
import { t } from '../../i18n/t';

/** Who did what, newest first; for owners. */
export function AuditList() {
  // react-admin would also request the list for people whom it is about to send away.
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
  const list = useListContext<AuditEntry>();
  const { filterValues } = useListFilters();
  return (
    <Loaded
      of={list}
      loading={t('Loading the audit log...')}
      failure={t('The audit log could not be loaded')}
    >
      {(entries) =>
        entries.length > 0 ? (
          <AuditRows entries={entries} />
        ) : Object.keys(filterValues).length > 0 ? (
          <NoMatches rows="entries" />
        ) : (
          <MessagePanel title={t('No entries yet')}>
            {t('Logins, openings of applications, exports and every change are listed here.')}
          </MessagePanel>
        )
      }
    </Loaded>
  );
}
