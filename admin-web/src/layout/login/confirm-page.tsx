import { useState } from 'react';
import { CardLink, CardPage } from './card-page';
import { DoneNotice } from './done-notice';
import { PasswordForm } from './password-form';
import { useTokenInAddress } from './use-token-in-address';
import { t } from '../../i18n/t';

/** The page of the link in the mail to a new account: the password proves that the same person registered. */
export function ConfirmPage() {
  const token = useTokenInAddress();
  const [confirmed, setConfirmed] = useState<string>();
  return (
    <CardPage title={t('Confirm your address')}>
      {confirmed === token ? (
        <DoneNotice>
          {t(
            'Your email address has been confirmed. An owner of the portal needs to approve your account before you can log in.',
          )}
        </DoneNotice>
      ) : (
        <ConfirmForm token={token} onDone={() => setConfirmed(token)} />
      )}
      <CardLink to="/login">{t('Go to the login page')}</CardLink>
    </CardPage>
  );
}

export const ConfirmForm = ({ token, onDone }: { token: string; onDone: () => void }) => (
  <PasswordForm
    instruction={t('Please enter the password you chose when you registered.')}
    label={t('Password')}
    autoComplete="current-password"
    action={t('Confirm my address')}
    field="password"
    failure={t('Your address could not be confirmed')}
    send={(dataProvider, password) => dataProvider.confirmAccount(token, password)}
    onDone={onDone}
  />
);
