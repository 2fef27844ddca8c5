import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import { Button } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { BrandsDialog } from './brands-dialog';
import { describeBrands } from '../../components/describe-brands';
import { useChangeAccount } from './use-change-account';

/** Limits the account in context to the jobs of some businesses; an owner is not limited. */
export function BrandsButton() {
  const account = useRecordContext<Account>();
  const [isOpen, setOpen] = useState(false);
  const { change } = useChangeAccount(account);
  if (!account || account.role === 'owner' || account.status === 'pending') return null;
  const { username, brands } = account;
  return (
    <>
      <Button
        aria-label={`Change the businesses of ${username}`}
        color="secondary"
        size="small"
        startIcon={<StoreIcon />}
        onClick={() => setOpen(true)}
      >
        Businesses
      </Button>
      {isOpen && (
        <BrandsDialog
          title={`Businesses that ${username} sees`}
          current={brands}
          onClose={() => setOpen(false)}
          onConfirm={(chosen) => change({ brands: chosen }, `now sees ${describeBrands(chosen)}`)}
        />
      )}
    </>
  );
}
