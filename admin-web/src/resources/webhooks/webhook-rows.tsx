import { Box, Typography } from '@mui/material';

import type { Webhook } from '@smash/contract/client';
import { Badge } from '../../components/badge';
import { ListRow, ListRows } from '../../components/list-rows';
import { TextLink } from '../../components/text-link';
import { webhookHost } from './webhook-name';
import { DeliveryState, WebhookState } from './webhook-state';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';

export function WebhookRows({ webhooks }: { webhooks: Webhook[] }) {
  return (
    <ListRows label={t('Webhooks')}>
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </ListRows>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, url, description, events, off_reason, has_personal_data } = webhook;
  return (
    <ListRow columns={{ xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)' }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body1" component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <TextLink to={`/webhooks/${id}/show`}>{description || webhookHost(webhook)}</TextLink>
          </Typography>
          <WebhookState reason={off_reason} />
          {has_personal_data && <Badge tone="blue">{t('Personal data')}</Badge>}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {events.join(', ')}
      </Typography>
      <LatestDelivery webhook={webhook} />
    </ListRow>
  );
}

function LatestDelivery({ webhook: { last_delivery: last, dead } }: { webhook: Webhook }) {
  if (!last) return <Typography variant="body2">{t('Nothing sent yet')}</Typography>;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <DeliveryState state={last.state} />
        <Typography variant="body2">{formatDateTime(last.at)}</Typography>
      </Box>
      {dead > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t('1 event was given up |||| %{smart_count} events were given up', { smart_count: dead })}
        </Typography>
      )}
    </Box>
  );
}
