import { Typography } from '@mui/material';
import { isPermitted, type Role } from '@smash/contract';
import { ListBase, useListContext, usePermissions } from 'react-admin';
import { ListFilters } from '../../components/filters/list-filters';
import { StatusFilter } from '../../components/filters/status-filter';
import { ListPagination } from '../../components/list-pagination';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { Loaded } from '../../components/loaded';
import { ACCOUNT_STATUSES } from '../../providers/calls/resources/accounts';
import type { Account } from '@smash/contract/client';
import { AccountRows } from './account-rows';
import { ACCOUNT_STATUS_LABELS } from './account-status';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';
import { t } from '../../i18n/t';

const STATUSES = ACCOUNT_STATUSES.map((value) => ({ value, label: ACCOUNT_STATUS_LABELS[value] }));

/** The accounts of the portal, with those that wait for approval. */
export function AccountList() {
  return (
    <ListBase perPage={25} sort={{ field: 'created_at', order: 'DESC' }} queryOptions={SAYS_ITS_FAILURE}>
      <PageHeading title={t('Accounts')} />
      <OwnersOnlyHint />
      <ListFilters searchLabel={t('Search by name or email')}>
        <StatusFilter choices={STATUSES} />
      </ListFilters>
      <AccountListContent />
      <ListPagination choices={[25, 50, 100]} />
    </ListBase>
  );
}

function OwnersOnlyHint() {
  const { permissions: role, isPending } = usePermissions<Role>();
  if (isPending || (role && isPermitted(role, 'accounts.manage'))) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {t('Only owners can approve, change, suspend or remove accounts.')}
    </Typography>
  );
}

function AccountListContent() {
  const list = useListContext<Account>();
  return (
    <Loaded of={list} loading={t('Loading accounts...')} failure={t('The accounts could not be loaded')}>
      {(accounts) =>
        accounts.length > 0 ? (
          <AccountRows accounts={accounts} />
        ) : (
          <MessagePanel title={t('No matching accounts')}>
            {t('Try another status, or a different part of the name or email address.')}
          </MessagePanel>
        )
      }
    </Loaded>
  );
}
