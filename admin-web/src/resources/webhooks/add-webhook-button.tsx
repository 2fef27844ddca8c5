import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { useRefreshWebhooks } from './use-webhook-actions';
import { WebhookDialog } from './webhook-dialog';
import { WebhookSecretDialog } from './webhook-secret-dialog';
import { t } from '../../i18n/t';

/** Adds an endpoint, and shows its secret this once. */
export function AddWebhookButton() {
  const dataProvider = usePortalDataProvider();
  const refresh = useRefreshWebhooks();
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('New webhook')}
      </Button>
      {isOpen && (
        <WebhookDialog
          title={t('New webhook')}
          action={t('Add webhook')}
          onClose={() => setOpen(false)}
          onSave={async (wanted) => {
            setSecret((await dataProvider.addWebhook(wanted)).secret);
            void refresh();
          }}
        />
      )}
      {secret !== undefined && <WebhookSecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
