import { Box, Typography } from '@mui/material';
import { formatNaira } from '@smash/contract';
import type { PurchaseRecord } from '@smash/contract/client';
import { useLocation } from 'react-router-dom';
import { ListRow, ListRows } from '../../components/list-rows';
import { OVER_LIST } from '../../components/over-list';
import { TextLink } from '../../components/text-link';
import { PurchaseStatusBadge } from './purchase-status';
import { t } from '../../i18n/t';
import { describeUnits } from './describe-units';
import { formatDateTime } from '../../i18n/format';

/** The purchases in the server's order: a line each where there is room, a block each on a phone. */
export function PurchaseRows({ purchases }: { purchases: PurchaseRecord[] }) {
  return (
    <ListRows label={t('Purchases')}>
      {purchases.map((purchase) => (
        <PurchaseRow key={purchase.id} purchase={purchase} />
      ))}
    </ListRows>
  );
}

function PurchaseRow({ purchase }: { purchase: PurchaseRecord }) {
  const { search } = useLocation();
  const { id, reference, email, units, amount, status, mode, created_at: orderedAt } = purchase;
  return (
    <ListRow columns={{ xs: '1fr auto', md: '2.4fr 1.4fr 1.3fr 110px' }}>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        <TextLink
          to={{ pathname: `/purchases/${id}/show`, search }}
          state={OVER_LIST}
          sx={{ fontWeight: 600 }}
        >
          {reference}
        </TextLink>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {email ?? t('Erased')}
        </Typography>
      </Box>
      <Box>
        <Typography variant="body2">{formatNaira(amount)}</Typography>
        <Typography variant="caption" color="textSecondary">
          {describeUnits(units)}
          {mode === 'test' && ` · ${t('Test')}`}
        </Typography>
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, order: { xs: 1, md: 0 } }}
      >
        {t('Ordered %{time}', { time: formatDateTime(orderedAt) })}
      </Typography>
      <Box sx={{ justifySelf: 'end' }}>
        <PurchaseStatusBadge status={status} />
      </Box>
    </ListRow>
  );
}
