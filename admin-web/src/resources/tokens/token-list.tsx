import type { ApiToken } from '@smash/contract/client';
import { ListBase, useCanAccess, useListContext } from 'react-admin';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { Loaded } from '../../components/loaded';
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
  const list = useListContext<ApiToken>();
  return (
    <Loaded of={list} loading={t('Loading API tokens...')} failure={t('The API tokens could not be loaded')}>
      {(tokens) =>
        tokens.length > 0 ? (
          <TokenRows tokens={tokens} />
        ) : (
          <MessagePanel title={t('No API tokens yet')}>
            {t('With a token a program can use the API: fetch applications, post jobs, change statuses.')}
          </MessagePanel>
        )
      }
    </Loaded>
  );
}
