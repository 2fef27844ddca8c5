import { Box, Link, Typography } from '@mui/material';

import type { WebhookDelivery } from '@smash/contract/client';
import { ListRow } from '../../components/list-rows';
import { describeAnswer, describeAttempts } from './describe-delivery';
import { DeliveryState } from './webhook-state';
import { formatDateTime } from '../../i18n/format';

interface DeliveryRowProps {
  delivery: WebhookDelivery;
  onOpen: (id: string) => void;
}

export function DeliveryRow({ delivery, onOpen }: DeliveryRowProps) {
  return (
    <ListRow columns={{ xs: '1fr auto', md: 'minmax(0, 4fr) 120px minmax(0, 4fr) minmax(0, 4fr)' }}>
      <Box sx={{ minWidth: 0 }}>
        <Link
          component="button"
          variant="body1"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'left' }}
          onClick={() => onOpen(delivery.id)}
        >
          {delivery.type}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {formatDateTime(delivery.created_at)}
        </Typography>
      </Box>
      <Box sx={{ justifySelf: { xs: 'end', md: 'start' } }}>
        <DeliveryState state={delivery.state} />
      </Box>
      <Typography variant="body2" sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, overflowWrap: 'anywhere' }}>
        {describeAnswer(delivery)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        {describeAttempts(delivery)}
      </Typography>
    </ListRow>
  );
}
