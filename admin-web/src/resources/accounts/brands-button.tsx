import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import { Button } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useSnapshot } from '../../components/use-snapshot';
import { BrandsDialog } from './brands-dialog';
import { describeBrands } from '../../components/describe-brands';
import { isLimitable } from './role-dialog';
import { useChangeAccount } from './use-change-account';
import { t } from '../../i18n/t';

/**
 * Limits the account in context to the jobs of some brands. A waiting account is limited as it is approved, one with
 * another role as it gets that.
 */
export function BrandsButton() {
  const current = useRecordContext<Account>();
  const [isOpen, setOpen] = useState(false);
  // The account as it was when the dialog opened: a later change by another owner is not overwritten unseen.
  const account = useSnapshot(current, isOpen);
  const { change } = useChangeAccount(account);
  if (!account || account.status === 'pending') return null;
  const { username, role, brands } = account;
  // A limit left from an earlier role can be taken away.
  if (!isLimitable(role) && brands.length === 0) return null;
  return (
    <>
      <Button
        aria-label={t('Change the brands of %{username}', { username })}
        color="secondary"
        size="small"
        startIcon={<StoreIcon />}
        onClick={() => setOpen(true)}
      >
        {t('Brands')}
      </Button>
      {isOpen && (
        <BrandsDialog
          title={t('Brands that %{username} sees', { username })}
          current={brands}
          onClose={() => setOpen(false)}
          onConfirm={(chosen) =>
            change(
              { brands: chosen },
              t('%{username} now sees %{brands}', { username, brands: describeBrands(chosen) }),
            )
          }
        />
      )}
    </>
  );
}
