import type { PurchaseDetails } from '@smash/contract/client';
import { DetailsSection, Fact } from '../../../components/details/details-section';
import { formatMoment } from '../../../components/lagos-time';

/** How an owner ended the review. */
export function DecisionSection({ decision }: { decision: NonNullable<PurchaseDetails['decision']> }) {
  const { by, at, refusal_reason: reason } = decision;
  return (
    <DetailsSection title="Decision">
      <Fact label={reason === null ? 'Accepted by' : 'Refused by'}>{by ?? 'A former owner'}</Fact>
      <Fact label="On">{formatMoment(at)}</Fact>
      {reason !== null && <Fact label="Reason">{reason}</Fact>}
    </DetailsSection>
  );
}
