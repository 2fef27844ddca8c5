import type { ApiToken } from '@smash/contract/client';
import { ListBase, useCanAccess } from 'react-admin';
import { PageHeading } from '../../components/page-heading';
import { ListContent } from '../../components/list-content';
import { MakeTokenButton } from './make-token-button';
import { TokenRows } from './token-rows';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';
import { t } from '../../i18n/t';

/** The API tokens of programs, newest first; for owners. */
export function TokenList() {
  // react-admin would also request the list for people whom it is about to send away.
  const { canAccess = false } = useCanAccess({ resource: 'tokens', action: 'list' });
  return (
    <ListBase
      perPage={1000}
      sort={{ field: 'created_at', order: 'DESC' }}
      queryOptions={{ enabled: canAccess, ...SAYS_ITS_FAILURE }}
    >
      <PageHeading title={t('API tokens')} actions={<MakeTokenButton />} />
      <ListContent<ApiToken>
        rows="API tokens"
        emptyText={t(
          'With a token a program can use the API: fetch applications, post jobs, change statuses.',
        )}
      >
        {(tokens) => <TokenRows tokens={tokens} />}
      </ListContent>
    </ListBase>
  );
}
