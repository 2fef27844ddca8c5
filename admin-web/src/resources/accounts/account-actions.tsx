import { Box, Typography } from '@mui/material';
import { useGetIdentity, useRecordContext } from 'react-admin';
import type { Account } from '@smash/contract/client';
import { AccountStatusButton } from './account-status-button';
import { RemoveAccountButton } from './remove-account-button';

/** What can be done with an account: nothing with one's own, so that nobody locks themselves out. */
export function AccountActions() {
  const account = useRecordContext<Account>();
  const { identity } = useGetIdentity();
  if (!account || !identity) return null;
  if (account.id === identity.id) {
    return (
      <Typography variant="caption" color="textSecondary">
        This is you
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'flex', gap: 0.5, ml: { xs: account.status === 'pending' ? 0 : -1.25, md: 0 } }}>
      <AccountStatusButton />
      <RemoveAccountButton />
    </Box>
  );
}
