import { SecretDialog } from '../../components/secret-dialog';

/** What the receiver checks signatures with. */
export const WebhookSecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <SecretDialog title="The secret of this webhook" label="Secret" secret={secret} onClose={onClose}>
    Copy it now, into the receiver or a password manager: it is shown this once. The receiver checks with it
    that an event comes from here.
  </SecretDialog>
);
