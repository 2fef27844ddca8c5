import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';

import type { Webhook, WebhookDeliveryDetails } from '@smash/contract/client';
import { useId } from 'react';
import { DetailsSection, Fact, TitledSection } from '../../components/details/details-section';
import { Loaded } from '../../components/loaded';
import { describeAnswer, describeAttempts } from './describe-delivery';
import { useDelivery, useWebhookActions } from './use-webhook-actions';
import { DeliveryState } from './webhook-state';
import { useIsNarrow } from '../../components/use-is-narrow';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';

interface DeliveryDialogProps {
  webhook: Webhook;
  id: string;
  onClose: () => void;
}

/** A delivery: the request, and the answer to it. */
export function DeliveryDialog({ webhook, id, onClose }: DeliveryDialogProps) {
  const titleId = useId();
  const isNarrow = useIsNarrow();
  const delivery = useDelivery(webhook.id, id);
  const { data } = delivery;
  const { resend, isPending } = useWebhookActions(webhook);
  const canResend = webhook.is_on && data && (data.state !== 'waiting' || data.duration_ms !== null);
  const resendAndClose = async () => {
    if (await resend(id)) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullScreen={isNarrow} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{data?.type ?? t('Delivery')}</DialogTitle>
      <DialogContent>
        <Loaded
          of={delivery}
          loading={t('Loading the delivery...')}
          failure={t('This delivery could not be loaded')}
        >
          {(shown) => <DeliveryFacts delivery={shown} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
        {canResend && (
          <Button variant="contained" loading={isPending} onClick={() => void resendAndClose()}>
            {t('Send again')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function DeliveryFacts({ delivery }: { delivery: WebhookDeliveryDetails }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DetailsSection title={t('Delivery')}>
        <Fact label={t('State')}>
          <DeliveryState state={delivery.state} />
        </Fact>
        <Fact label={t('Id')}>{delivery.event_id}</Fact>
        <Fact label={t('Happened')}>{formatDateTime(delivery.created_at)}</Fact>
        <Fact label={t('Attempts')}>{describeAttempts(delivery)}</Fact>
        {describeAnswer(delivery) && <Fact label={t('Latest')}>{describeAnswer(delivery)}</Fact>}
      </DetailsSection>
      <TitledSection title={t('Sent')}>
        <Code>{JSON.stringify(delivery.payload, null, 2)}</Code>
      </TitledSection>
      {delivery.answer && (
        <TitledSection title={t('Answered')}>
          <Code>{delivery.answer}</Code>
        </TitledSection>
      )}
    </Box>
  );
}

function Code({ children }: { children: string }) {
  return (
    <Box
      component="pre"
      sx={{
        backgroundColor: 'action.hover',
        borderRadius: 1,
        fontFamily: 'monospace',
        fontSize: '0.8125rem',
        m: 0,
        overflowWrap: 'anywhere',
        p: 1.5,
        whiteSpace: 'pre-wrap',
      }}
    >
      {children}
    </Box>
  );
}
