import PhoneIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import type { Account } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { IconAction } from '../../components/icon-action';
import { PasswordDialog } from '../../components/password-dialog';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** Takes away the two-step login of the account in context, for somebody who has lost phone and codes. */
export function RemoveSecondFactorButton() {
  const account = useRecordContext<Account>();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  if (!account?.has_second_factor) return null;
  const { id, username } = account;

  const remove = async (password: string) => {
    await dataProvider.removeSecondFactor(id, password);
    notify(t('The two-step login of %{username} was removed', { username }), { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: ['accounts'] });
  };
  return (
    <>
      <IconAction
        name={t('Remove the two-step login of %{username}', { username })}
        onClick={() => setOpen(true)}
      >
        <PhoneIcon fontSize="small" />
      </IconAction>
      <PasswordDialog
        isOpen={isOpen}
        title={t('Remove two-step login')}
        question={t(
          '%{username} is logged out everywhere and logs in with the password alone. Make sure that it is really them who asks.',
          { username },
        )}
        confirmLabel={t('Remove')}
        failure={t('Failed to remove the two-step login')}
        onClose={() => setOpen(false)}
        onConfirm={remove}
      />
    </>
  );
}
