import { Box } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useGetList } from 'react-admin';
import { ColumnFilter } from '../../components/filters/column-filter';
import { DayFilter } from '../../components/filters/day-filter';
import { ChangeFilterProvider, useFilterChanger } from '../../components/filters/use-change-filter';
import { ActionFilter } from './action-filter';
import { ThingFilter } from './thing-filter';
import { t } from '../../i18n/t';

/** Nobody with an account. */
const NOBODY = { value: 'none', label: t('No account') };

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
  const { data: accounts = [] } = useGetList<Account>('accounts', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'username', order: 'ASC' },
  });
  const names = accounts.map(({ id, username }) => ({ value: id, label: username }));
  names.sort((one, other) => one.label.localeCompare(other.label));
  return (
    <ColumnFilter
      source="actor"
      name={t('Filter by account')}
      all={t('All accounts')}
      choices={[...names, NOBODY]}
    />
  );
}
