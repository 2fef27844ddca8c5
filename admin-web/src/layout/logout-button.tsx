import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { IconAction } from '../components/icon-action';
import { hasDrafts } from '../providers/drafts';
import { useUnsentStatuses } from '../resources/applications/status/use-unsent-statuses';
import { t } from '../i18n/t';

const TYPED = t("What you typed hasn't been saved. Do you want to log out and lose it?");
const UNSENT = t('Your latest changes of status are still being sent. Do you want to log out and lose them?');

/**
 * Revokes the session on the server, forgets the token and shows the login card. Asks first when something was typed
 * and not saved, or changed and not sent, as a logout forgets that too.
 */
export function LogoutButton() {
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  const [question, setQuestion] = useState(TYPED);
  const hasUnsentStatuses = useUnsentStatuses();
  const ask = (text: string) => {
    setQuestion(text);
    setAsking(true);
  };
  const leave = () => (hasUnsentStatuses() ? ask(UNSENT) : leaveAnyway());
  const leaveAnyway = () => void logout({}, undefined, false);
  return (
    <>
      <IconAction name={t('Logout')} onClick={() => (hasDrafts() ? ask(TYPED) : leave())}>
        <LogoutIcon fontSize="small" />
      </IconAction>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Logout')}
        question={question}
        confirmLabel={t('Logout')}
        onConfirm={question === UNSENT ? leaveAnyway : leave}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
