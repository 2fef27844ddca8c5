import { Box } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useGetMany } from 'react-admin';
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

/** Nobody with an account. */
const NOBODY = { id: 'none', label: t('No account') };

/** Who, what and when; each is applied at once and kept in the address. */
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
  const { data: [account] = [] } = useGetMany<Account>(
    'accounts',
    { ids: id ? [id] : [] },
    { enabled: id !== undefined },
  );
  const known = asked === NOBODY.id ? NOBODY : account && { id: account.id, label: account.username };
  return (
    <SearchedChoice<string, Account>
      resource="accounts"
      toLabel={({ username }) => username}
      sortedBy="username"
      others={[NOBODY]}
      value={known ?? null}
      onChange={(chosen) => changeFilter('actor', chosen)}
      name={t('Filter by account')}
      none={t('All accounts')}
      noMatches={t('No matching accounts')}
    />
  );
}
