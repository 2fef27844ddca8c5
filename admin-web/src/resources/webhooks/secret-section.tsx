import { Box, Typography } from '@mui/material';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { formatDateTime } from '@smash/contract';
import type { Webhook } from '@smash/contract/client';
import { useState } from 'react';
import { ConfirmButton } from '../../components/confirm-button';
import { TitledSection } from '../../components/details/details-section';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { useMayChange } from './use-may-change';
import { useRefreshWebhooks, useWebhookActions } from './use-webhook-actions';
import { WebhookSecretDialog } from './webhook-secret-dialog';

/** A new secret for the receiver, while the one before goes on for a day. */
export function SecretSection({ webhook }: { webhook: Webhook }) {
  const { former_secret_until: until } = webhook;
  const dataProvider = usePortalDataProvider();
  const { attempt } = useAttempt(useRefreshWebhooks());
  const { endFormerSecret } = useWebhookActions(webhook);
  const mayChange = useMayChange(webhook);
  const [secret, setSecret] = useState<string>();
  const renew = () =>
    attempt(async () => setSecret((await dataProvider.makeWebhookSecret(webhook.id)).secret), {
      failure: 'Failed to make a new secret',
    });
  return (
    <TitledSection title="Secret">
      <Typography variant="body2" sx={{ mb: 1 }}>
        {until
          ? `Events are signed with the present secret, and until ${formatDateTime(until)} with the former one as well.`
          : 'Every event is signed with it, so that the receiver knows that it comes from here.'}
      </Typography>
      {mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
          <ConfirmButton
            name="Make a new secret"
            label="New secret"
            color="primary"
            icon={<KeyIcon />}
            title="New secret"
            question="Events are signed with both secrets for 24 hours, so that the receiver can change over. A former secret that is still valid ends at once."
            confirmLabel="Make secret"
            onConfirm={renew}
          />
          {until && (
            <ConfirmButton
              name="End the former secret"
              label="End the former one"
              icon={<BlockIcon />}
              title="End the former secret"
              question="A receiver that does not know the new secret yet refuses every event from now on."
              confirmLabel="End it"
              onConfirm={endFormerSecret}
            />
          )}
        </Box>
      )}
      {secret !== undefined && <WebhookSecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </TitledSection>
  );
}
