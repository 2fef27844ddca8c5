import { Box, Typography } from '@mui/material';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';

import { randomKey } from '@smash/contract';
import type { Webhook } from '@smash/contract/client';
import { useState } from 'react';
import { ConfirmButton } from '../../components/confirm-button';
import { TitledSection } from '../../components/details/details-section';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { useMayChange } from './use-may-change';
import { useRefreshWebhooks, useWebhookActions } from './use-webhook-actions';
import { WebhookSecretDialog } from './webhook-secret-dialog';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';

/** Makes a new secret for the receiver; the former one stays valid for a day. */
export function SecretSection({ webhook }: { webhook: Webhook }) {
  const { former_secret_until: until } = webhook;
  const dataProvider = usePortalDataProvider();
  const { attempt } = useAttempt(useRefreshWebhooks());
  const { endFormerSecret } = useWebhookActions(webhook);
  const mayChange = useMayChange(webhook);
  const [secret, setSecret] = useState<string>();
  // With the same key, a press after a failure gives the same secret.
  const [key, setKey] = useState(randomKey);
  const renew = () =>
    attempt(
      async () => {
        setSecret((await dataProvider.makeWebhookSecret(webhook.id, key)).secret);
        setKey(randomKey());
      },
      { failure: t('Failed to make a new secret') },
    );
  return (
    <TitledSection title={t('Secret')}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {until
          ? t('Events are signed with the current secret, and until %{time} with the old one as well.', {
              time: formatDateTime(until),
            })
          : t('Every event is signed with it, so that the receiver knows that it comes from here.')}
      </Typography>
      {mayChange && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
          <ConfirmButton
            name={t('Make a new secret')}
            label={t('New secret')}
            color="primary"
            icon={<KeyIcon />}
            title={t('New secret')}
            question={t(
              'Events are signed with both secrets for 24 hours, so that the receiver can change over. An old secret that is still valid ends at once.',
            )}
            confirmLabel={t('Make secret')}
            onConfirm={renew}
          />
          {until && (
            // The key closes the question when another secret becomes the former one meanwhile: the question was not
            // about that.
            <ConfirmButton
              key={until}
              name={t('End the old secret')}
              label={t('End the old one')}
              icon={<BlockIcon />}
              title={t('End the old secret')}
              question={t(
                'A receiver that does not know the new secret yet refuses every event from now on.',
              )}
              confirmLabel={t('End it')}
              onConfirm={() => endFormerSecret(until)}
            />
          )}
        </Box>
      )}
      {secret !== undefined && <WebhookSecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </TitledSection>
  );
}
