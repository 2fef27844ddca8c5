import { Button } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useState } from 'react';
import { RoleDialog } from './role-dialog';
import { useChangeAccount } from './use-change-account';

/** Lets an account in that waits, in the role that the owner chooses. */
export function ApproveButton({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const { change } = useChangeAccount(account);
  const { username, email, email_confirmed_at } = account;
  return (
    <>
      <Button
        aria-label={`Approve ${username}`}
        size="small"
        variant="contained"
        onClick={() => setOpen(true)}
      >
        Approve
      </Button>
      <RoleDialog
        isOpen={isOpen}
        title={`Approve ${username}`}
        hint={
          email_confirmed_at === null
            ? `This server doesn't send email, so nobody has confirmed ${email}. Only approve someone you know.`
            : undefined
        }
        confirmLabel="Approve"
        onClose={() => setOpen(false)}
        onConfirm={(role) => change({ status: 'active', role }, 'was approved')}
      />
    </>
  );
}
