import type { PurchaseDetails } from '@smash/contract/client';
import { DetailsSection, Fact } from '../../../components/details/details-section';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

/** How an owner ended the review. */
export function DecisionSection({ decision }: { decision: NonNullable<PurchaseDetails['decision']> }) {
  const { by, at, refusal_reason: reason, paid } = decision;
  return (
    <DetailsSection title={t('Decision')}>
      <Fact label={reason === null ? t('Accepted by') : t('Refused by')}>{by ?? t('A former owner')}</Fact>
      <Fact label={t('On')}>{formatDateTime(at)}</Fact>
      {paid && <Fact label={t('Really paid')}>{paid}</Fact>}
      {reason && <Fact label={t('Reason')}>{reason}</Fact>}
    </DetailsSection>
  );
}
