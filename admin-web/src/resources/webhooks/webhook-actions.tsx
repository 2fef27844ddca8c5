import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { Webhook } from '@smash/contract/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmButton } from '../../components/confirm-button';
import { useSnapshot } from '../../components/use-snapshot';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { useMayChange } from './use-may-change';
import { useRefreshWebhooks, useWebhookActions } from './use-webhook-actions';
import { WebhookDialog } from './webhook-dialog';
import { webhookHost } from './webhook-name';
import { t } from '../../i18n/t';

/** Actions on an endpoint. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const navigate = useNavigate();
  const { test, remove, isPending } = useWebhookActions(webhook);
  const mayChange = useMayChange(webhook);
  const removeAndLeave = async () => {
    if (await remove()) void navigate('/webhooks');
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {webhook.is_on && (
        <Button variant="outlined" startIcon={<SendIcon />} disabled={isPending} onClick={() => void test()}>
          {t('Send test event')}
        </Button>
      )}
      {mayChange ? (
        <>
          <EditWebhookButton webhook={webhook} />
          <ConfirmButton
            name={t('Delete the webhook to %{host}', { host: webhookHost(webhook) })}
            label={t('Delete')}
            icon={<DeleteIcon />}
            title={t('Delete webhook')}
            question={t('Nothing more is sent to %{host}, waiting events included, and its log is deleted.', {
              host: webhookHost(webhook),
            })}
            confirmLabel={t('Delete')}
            onConfirm={removeAndLeave}
          />
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t('It includes personal data: only owners can change it.')}
        </Typography>
      )}
    </Box>
  );
}

function EditWebhookButton({ webhook }: { webhook: Webhook }) {
  const dataProvider = usePortalDataProvider();
  const refresh = useRefreshWebhooks();
  const [isOpen, setOpen] = useState(false);
  // The endpoint as it was when the dialog opened: a later change by somebody else, or by the server, is not
  // overwritten unseen.
  const opened = useSnapshot(webhook, isOpen) ?? webhook;
  return (
    <>
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setOpen(true)}>
        {t('Edit')}
      </Button>
      {isOpen && (
        <WebhookDialog
          title={t('Edit webhook')}
          action={t('Save')}
          webhook={opened}
          onClose={() => setOpen(false)}
          onSave={async (wanted) => {
            await dataProvider.changeWebhook(opened.id, opened.version, wanted);
            void refresh();
          }}
        />
      )}
    </>
  );
}
