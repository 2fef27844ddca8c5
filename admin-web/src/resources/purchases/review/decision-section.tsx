import { formatDateTime } from '@smash/contract';
import type { PurchaseDetails } from '@smash/contract/client';
import { DetailsSection, Fact } from '../../../components/details/details-section';

/** How an owner ended the review. */
export function DecisionSection({ decision }: { decision: NonNullable<PurchaseDetails['decision']> }) {
  const { by, at, refusal_reason: reason } = decision;
  return (
    <DetailsSection title="Decision">
      <Fact label={reason === null ? 'Accepted by' : 'Refused by'}>{by ?? 'A former owner'}</Fact>
      <Fact label="On">{formatDateTime(at)}</Fact>
      {reason !== null && <Fact label="Reason">{reason}</Fact>}
    </DetailsSection>
  );
}
