import { ListBase, useListContext } from 'react-admin';
import { LoadingPanel } from '../../components/loading-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import type { Account } from '@smash/contract/client';
import { AccountRows } from './account-rows';

/** Who may use the portal, and who waits for it. */
export function AccountList() {
  return (
    <ListBase
      sort={{ field: 'created_at', order: 'DESC' }}
      queryOptions={{ onError: (error: Error) => console.error(error) }}
    >
      <PageHeading title="Accounts" />
      <AccountListContent />
    </ListBase>
  );
}

function AccountListContent() {
  const { data, isPending, error, refetch } = useListContext<Account>();
  if (error) return <RetryPanel title="The accounts could not be loaded" error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text="Loading accounts..." />;
  return <AccountRows accounts={data} />;
}
