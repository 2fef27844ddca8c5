import { PURCHASE_STATUS_LABELS, type PurchaseStatus } from '@smash/contract';
import { Badge } from '../../components/badge';
import { t } from '../../i18n/t';

const TONES = { pending: 'yellow', paid: 'green', review: 'red', failed: 'grey', refused: 'grey' } as const;

/** The state of a purchase in its colour; one in review stands out. */
export function PurchaseStatusBadge({ status }: { status: PurchaseStatus }) {
  return (
    <Badge tone={TONES[status]} hasDot={status === 'review'}>
      {t(PURCHASE_STATUS_LABELS[status])}
    </Badge>
  );
}
