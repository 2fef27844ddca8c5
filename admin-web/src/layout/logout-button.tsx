import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { IconAction } from '../components/icon-action';
import { hasDrafts } from '../providers/drafts';
import { t } from '../i18n/t';

/**
 * Revokes the session on the server, forgets the token and shows the login card. Asks first when something was typed
 * and not saved, as a logout forgets that too.
 */
export function LogoutButton() {
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  const leave = () => void logout({}, undefined, false);
  return (
    <>
      <IconAction name={t('Logout')} onClick={() => (hasDrafts() ? setAsking(true) : leave())}>
        <LogoutIcon fontSize="small" />
      </IconAction>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Logout')}
        question={t("What you typed hasn't been saved. Do you want to log out and lose it?")}
        confirmLabel={t('Logout')}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
