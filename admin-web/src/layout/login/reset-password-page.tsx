import { useState } from 'react';
import { dropEndedSession } from '../../providers/auth-provider';
import { CardLink, CardPage } from './card-page';
import { DoneNotice } from './done-notice';
import { PasswordForm } from './password-form';
import { useTokenInAddress } from './use-token-in-address';
import { t } from '../../i18n/t';

/** The page of the mailed link for a new password. */
export function ResetPasswordPage() {
  const token = useTokenInAddress();
  const [used, setUsed] = useState<string>();
  // All sessions of the account have ended; the one in this browser may be another account's.
  const finish = () => {
    setUsed(token);
    void dropEndedSession();
  };
  return (
    <CardPage title={t('Choose a new password')}>
      {used === token ? (
        <DoneNotice>
          {t(
            'Your password has been changed, and you’ve been logged out everywhere. Please log in with the new one.',
          )}
        </DoneNotice>
      ) : (
        <ResetPasswordForm token={token} onDone={finish} />
      )}
      <CardLink to="/login">{t('Go to the login')}</CardLink>
    </CardPage>
  );
}

export const ResetPasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => (
  <PasswordForm
    label={t('New password')}
    hint={t('At least 8 characters; a long phrase is best.')}
    autoComplete="new-password"
    action={t('Change my password')}
    field="new_password"
    failure={t("We couldn't change your password")}
    send={(dataProvider, password) => dataProvider.resetPassword(token, password)}
    onDone={onDone}
  />
);
