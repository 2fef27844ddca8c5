import { Box, Typography } from '@mui/material';
import { ROLE_LABELS } from '@smash/contract';
import { RecordContextProvider } from 'react-admin';
import { Badge } from '../../components/badge';
import { ListRow, ListRows } from '../../components/list-rows';
import type { Account } from '@smash/contract/client';
import { AccountActions } from './account-actions';
import { ACCOUNT_STATUS_LABELS } from './account-status';
import { describeBrands } from '../../components/describe-brands';
import { t } from '../../i18n/t';
import { formatDate } from '../../i18n/format';

const TONES = { active: 'green', pending: 'yellow', suspended: 'red' } as const;

/** The accounts in the server's order: those that wait for approval first. */
export function AccountRows({ accounts }: { accounts: Account[] }) {
  return (
    <ListRows label={t('Accounts')}>
      {accounts.map((account) => (
        <RecordContextProvider key={account.id} value={account}>
          <AccountRow account={account} />
        </RecordContextProvider>
      ))}
    </ListRows>
  );
}

function AccountRow({ account }: { account: Account }) {
  return (
    <ListRow columns={{ xs: '1fr auto', md: '2fr 1fr 1fr 1fr 460px' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {account.username}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {account.email}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ order: { xs: 1, md: 0 } }}>
        {t(ROLE_LABELS[account.role])}
        {account.brands.length > 0 && (
          <Typography variant="caption" component="span" sx={{ display: 'block' }}>
            {describeBrands(account.brands)}
          </Typography>
        )}
        {account.has_second_factor && (
          <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
            {t('Two-step login')}
          </Typography>
        )}
      </Typography>
      <Box sx={{ justifySelf: { xs: 'end', md: 'start' } }}>
        <Badge tone={TONES[account.status]}>
          {account.awaits_confirmation ? t('Address not confirmed') : ACCOUNT_STATUS_LABELS[account.status]}
        </Badge>
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ order: { xs: 1, md: 0 }, textAlign: { xs: 'end', md: 'start' } }}
      >
        {t('Since %{date}', { date: formatDate(account.created_at) })}
      </Typography>
      <Box
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, justifySelf: { md: 'end' }, order: { xs: 2, md: 0 } }}
      >
        <AccountActions />
      </Box>
    </ListRow>
  );
}
