import { Button } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useState } from 'react';
import { RoleDialog } from './role-dialog';
import { useChangeAccount } from './use-change-account';
import { t } from '../../i18n/t';

/** Approves a waiting account in the role that the owner chooses. */
export function ApproveButton({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const { change } = useChangeAccount(account);
  const { username, email, email_confirmed_at } = account;
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
          onConfirm={(role) =>
            change({ status: 'active', role }, t('%{username} was approved', { username }))
          }
        />
      )}
    </>
  );
}
