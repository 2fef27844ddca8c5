import ReplayIcon from '@mui/icons-material/Replay';
import { Box, Typography } from '@mui/material';
import type { Webhook } from '@smash/contract/client';
import { useState } from 'react';
import { ConfirmButton } from '../../components/confirm-button';
import { ListRows } from '../../components/list-rows';
import { MessagePanel } from '../../components/message-panel';
import { Loaded } from '../../components/loaded';
import { DeliveryDialog } from './delivery-dialog';
import { DeliveryRow } from './delivery-row';
import { useDeliveries, useWebhookActions } from './use-webhook-actions';
import { t } from '../../i18n/t';

/** The last 100 deliveries, the newest first. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const { resendDead } = useWebhookActions(webhook);
  const [openId, setOpenId] = useState<string>();
  return (
    <Box component="section" aria-labelledby="deliveries">
      <Box
        sx={{
          alignItems: 'center',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'space-between',
          mb: 1.5,
        }}
      >
        <Typography id="deliveries" variant="h3">
          {t('Last deliveries')}
        </Typography>
        {webhook.is_on && webhook.dead > 0 && (
          <ConfirmButton
            name={t('Send again all events that were given up')}
            label={t('Send %{count} again', { count: webhook.dead })}
            color="primary"
            icon={<ReplayIcon />}
            title={t('Send again')}
            question={t('Every event that was given up is sent again with the same id.')}
            confirmLabel={t('Send again')}
            onConfirm={resendDead}
          />
        )}
      </Box>
      <Deliveries webhookId={webhook.id} onOpen={setOpenId} />
      {openId !== undefined && (
        <DeliveryDialog webhook={webhook} id={openId} onClose={() => setOpenId(undefined)} />
      )}
    </Box>
  );
}

function Deliveries({ webhookId, onOpen }: { webhookId: string; onOpen: (id: string) => void }) {
  return (
    <Loaded
      of={useDeliveries(webhookId)}
      loading={t('Loading deliveries...')}
      failure={t('The deliveries could not be loaded')}
    >
      {(deliveries) =>
        deliveries.length === 0 ? (
          <MessagePanel title={t('Nothing sent yet')}>
            {t('Send a test event to see whether it arrives.')}
          </MessagePanel>
        ) : (
          <ListRows label={t('Deliveries')}>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onOpen={onOpen} />
            ))}
          </ListRows>
        )
      }
    </Loaded>
  );
}
