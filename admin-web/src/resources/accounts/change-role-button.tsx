import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { Button } from '@mui/material';
import { ROLE_LABELS } from '@smash/contract';
import type { Account } from '@smash/contract/client';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useSnapshot } from '../../components/use-snapshot';
import { RoleDialog } from './role-dialog';
import { useChangeAccount } from './use-change-account';
import { t } from '../../i18n/t';

/** Gives the account in context another role, limited to the brands that the owner ticks. */
export function ChangeRoleButton() {
  const current = useRecordContext<Account>();
  const [isOpen, setOpen] = useState(false);
  // The account as it was when the dialog opened: a later change by another owner is not overwritten unseen.
  const account = useSnapshot(current, isOpen);
  const { change } = useChangeAccount(account);
  if (!account || account.status === 'pending') return null;
  const { username, role, status, brands } = account;
  return (
    <>
      <Button
        aria-label={t('Change the role of %{username}', { username })}
        color="secondary"
        size="small"
        startIcon={<BadgeIcon />}
        onClick={() => setOpen(true)}
      >
        {t('Role')}
      </Button>
      {isOpen && (
        <RoleDialog
          title={t('Change the role of %{username}', { username })}
          hint={t('They will be logged out everywhere, and can log in again with the new role.')}
          current={role}
          brands={brands}
          confirmLabel={t('Change role')}
          onClose={() => setOpen(false)}
          onConfirm={(chosen, limit) =>
            change(
              // One step, so that a new role never shows more than its limit.
              limit ? { status, role: chosen, brands: [...limit] } : { role: chosen },
              t('%{username} is now %{role}', { username, role: t(ROLE_LABELS[chosen]) }),
            )
          }
        />
      )}
    </>
  );
}
