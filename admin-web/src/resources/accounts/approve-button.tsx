import { Button } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useState } from 'react';
import { RoleDialog } from './role-dialog';
import { useChangeAccount } from './use-change-account';
import { t } from '../../i18n/t';

/** Approves a waiting account in the role that the owner chooses, limited to the brands that they tick. */
export function ApproveButton({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const { change } = useChangeAccount(account);
  const { username, email, email_confirmed_at, brands } = account;
  return (
    <>
      <Button
        aria-label={t('Approve %{username}', { username })}
        size="small"
        variant="contained"
        onClick={() => setOpen(true)}
      >
        {t('Approve')}
      </Button>
      {isOpen && (
        <RoleDialog
          title={t('Approve %{username}', { username })}
          hint={
            email_confirmed_at === null
              ? t(
                  "This server doesn't send email, so nobody has confirmed %{email}. Only approve someone you know.",
                  { email },
                )
              : undefined
          }
          confirmLabel={t('Approve')}
          onClose={() => setOpen(false)}
          brands={brands}
          onConfirm={(role, chosen) =>
            change(
              { status: 'active', role, ...(chosen && { brands: [...chosen] }) },
              t('%{username} was approved', { username }),
            )
          }
        />
      )}
    </>
  );
}
