import { Box, Typography } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useCanAccess, useGetIdentity, useRecordContext } from 'react-admin';
import { AccountStatusButton } from './account-status-button';
import { BrandsButton } from './brands-button';
import { ChangeRoleButton } from './change-role-button';
import { RemoveSecondFactorButton } from './remove-second-factor-button';
import { RemoveAccountButton } from './remove-account-button';
import { t } from '../../i18n/t';

/** An owner's actions on an account: none on their own, so that nobody is locked out. */
export function AccountActions() {
  const account = useRecordContext<Account>();
  const { identity } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'accounts', action: 'edit' });
  if (!account || !identity || canAccess === undefined) return null;
  if (!canAccess) {
    return (
      <Typography variant="caption" color="textSecondary">
        {account.id === identity.id && t('This is you')}
      </Typography>
    );
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        ml: { xs: account.status === 'pending' ? 0 : -1.25, md: 0 },
      }}
    >
      <AccountStatusButton />
      <ChangeRoleButton />
      <BrandsButton />
      <RemoveAccountButton />
      <RemoveSecondFactorButton />
    </Box>
  );
}
