import { SecretDialog } from '../../components/secret-dialog';
import { t } from '../../i18n/t';

/** Shows the secret that the receiver checks signatures with. */
export const WebhookSecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <SecretDialog title={t('The secret of this webhook')} label={t('Secret')} secret={secret} onClose={onClose}>
    {t(
      "Copy it now to the receiver or a password manager: it won't be shown again. The receiver checks with it that an event comes from here.",
    )}
  </SecretDialog>
);
