import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { Webhook } from '@smash/contract/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmButton } from '../../components/confirm-button';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { useMayChange } from './use-may-change';
import { useRefreshWebhooks, useWebhookActions } from './use-webhook-actions';
import { WebhookDialog } from './webhook-dialog';
import { webhookHost } from './webhook-name';

/** What can be done with an endpoint. */
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
          Send test event
        </Button>
      )}
      {mayChange ? (
        <>
          <EditWebhookButton webhook={webhook} />
          <ConfirmButton
            name={`Delete the webhook to ${webhookHost(webhook)}`}
            label="Delete"
            icon={<DeleteIcon />}
            title="Delete webhook"
            question={`Nothing is sent to ${webhookHost(webhook)} any more, also not what waits, and its log goes too.`}
            confirmLabel="Delete"
            onConfirm={removeAndLeave}
          />
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          It includes personal data: only owners can change it.
        </Typography>
      )}
    </Box>
  );
}

function EditWebhookButton({ webhook }: { webhook: Webhook }) {
  const dataProvider = usePortalDataProvider();
  const refresh = useRefreshWebhooks();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setOpen(true)}>
        Edit
      </Button>
      {isOpen && (
        <WebhookDialog
          title="Edit webhook"
          action="Save"
          webhook={webhook}
          onClose={() => setOpen(false)}
          onSave={async (wanted) => {
            await dataProvider.changeWebhook(webhook.id, webhook.version, wanted);
            void refresh();
          }}
        />
      )}
    </>
  );
}
