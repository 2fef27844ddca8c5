import type { ApiToken } from '@smash/contract/client';
import { ListBase, useCanAccess, useListContext } from 'react-admin';
import { LoadingPanel } from '../../components/loading-panel';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { MakeTokenButton } from './make-token-button';
import { TokenRows } from './token-rows';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';
import { t } from '../../i18n/t';

/** The API tokens of programs, newest first; for owners. */
export function TokenList() {
  // React-admin asks for the list of whoever it is about to send away, too.
  const { canAccess = false } = useCanAccess({ resource: 'tokens', action: 'list' });
  return (
    <ListBase
      perPage={1000}
      sort={{ field: 'created_at', order: 'DESC' }}
      queryOptions={{ enabled: canAccess, ...SAYS_ITS_FAILURE }}
    >
      <PageHeading title={t('API tokens')} actions={<MakeTokenButton />} />
      <TokenListContent />
    </ListBase>
  );
}

function TokenListContent() {
  const { data, isPending, error, refetch } = useListContext<ApiToken>();
  if (error)
    return <RetryPanel title={t('The API tokens could not be loaded')} error={error} onRetry={refetch} />;
  if (isPending) return <LoadingPanel text={t('Loading API tokens...')} />;
  if (data.length === 0) {
    return (
      <MessagePanel title={t('No API tokens yet')}>
        {t('With a token a program can use the API: fetch applications, post jobs, change statuses.')}
      </MessagePanel>
    );
  }
  return <TokenRows tokens={data} />;
}
