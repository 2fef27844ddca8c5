import { Box } from '@mui/material';
import type { Account, ApiToken } from '@smash/contract/client';
import { useGetList, useGetMany } from 'react-admin';
import { DayFilter } from '../../components/filters/day-filter';
import {
  ChangeFilterProvider,
  useChangeFilter,
  useFilterChanger,
} from '../../components/filters/use-change-filter';
import { SearchedChoice } from '../../components/searched-choice';
import { useListFilters } from '../../providers/list-state';
import { ActionFilter } from './action-filter';
import { ThingFilter } from './thing-filter';
import { t } from '../../i18n/t';

/** One page is enough: there are few API tokens, and the server sends them all. */
const ALL = { page: 1, perPage: 1000 };

/** Stands for entries without an account. */
const NOBODY = { id: 'none', label: t('No account') };

/** Filters by account, action and day; each is applied at once and kept in the address. */
export function AuditFilters() {
  return (
    <ChangeFilterProvider value={useFilterChanger()}>
      <Box
        component="search"
        sx={{
          alignItems: 'end',
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 220px) minmax(0, 340px) repeat(2, 160px)' },
          mb: 2,
          pt: 0.75,
        }}
      >
        <AccountFilter />
        <ActionFilter />
        <DayFilter source="from" label={t('From')} />
        <DayFilter source="to" label={t('Until')} />
      </Box>
      <ThingFilter />
    </ChangeFilterProvider>
  );
}

function AccountFilter() {
  const { filterValues } = useListFilters();
  const changeFilter = useChangeFilter();
  const asked = filterValues['actor'];
  const id = typeof asked === 'string' && asked !== NOBODY.id ? asked : undefined;
  const { data: tokens = [], isPending } = useGetList<ApiToken>('tokens', { pagination: ALL });
  const programs = tokens.map(({ id: tokenId, username }) => ({ id: tokenId, label: username }));
  const others = [...programs, NOBODY];
  const { data: [account] = [], isLoading } = useGetMany<Account>(
    'accounts',
    { ids: id ? [id] : [] },
    { enabled: id !== undefined },
  );
  const named = account
    ? { id: account.id, label: account.username }
    : others.find((one) => one.id === asked);
  // Of a removed account only the id is left.
  const known = named ?? (id === undefined || isPending || isLoading ? null : { id, label: id });
  return (
    <SearchedChoice<string, Account>
      resource="accounts"
      toLabel={({ username }) => username}
      sortedBy="username"
      others={others}
      value={known}
      onChange={(chosen) => changeFilter('actor', chosen)}
      name={t('Filter by account')}
      none={t('All accounts')}
      noMatches={t('No matching accounts')}
    />
  );
}
