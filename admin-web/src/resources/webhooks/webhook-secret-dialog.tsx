import { SecretDialog } from '../../components/secret-dialog';
import { t } from '../../i18n/t';

/** Shows the secret that the receiver checks signatures with. */
export const WebhookSecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <SecretDialog title={t('The secret of this webhook')} label={t('Secret')} secret={secret} onClose={onClose}>
    {t(
      'Copy it now, into the receiver or a password manager: it is shown this once. The receiver checks with it that an event comes from here.',
    )}
  </SecretDialog>
);
