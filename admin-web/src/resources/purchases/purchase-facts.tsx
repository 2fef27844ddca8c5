import { Box, Typography } from '@mui/material';
import { formatNaira, REVIEW_REASON_LABELS, formatDateTime } from '@smash/contract';
import type { PurchaseDetails } from '@smash/contract/client';
import { DetailsSection, Fact, TitledSection } from '../../components/details/details-section';
import { DecisionSection } from './review/decision-section';
import { ReviewSection } from './review/review-section';
import { PurchaseStatusBadge } from './purchase-status';

/** Order, ledger and the messages of the payment provider. */
export function PurchaseFacts({ purchase }: { purchase: PurchaseDetails }) {
  return (
    <Box
      sx={{
        columnGap: 5,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
        rowGap: 3,
      }}
    >
      {purchase.status === 'review' && <ReviewSection purchase={purchase} />}
      <OrderSection purchase={purchase} />
      {purchase.decision && <DecisionSection decision={purchase.decision} />}
      <LedgerSection purchase={purchase} />
      <MessagesSection purchase={purchase} />
    </Box>
  );
}

function OrderSection({ purchase }: { purchase: PurchaseDetails }) {
  const { status, review_reason: reason, units, amount, email, mode } = purchase;
  return (
    <DetailsSection title="Order">
      <Fact label="Status">
        <PurchaseStatusBadge status={status} />
      </Fact>
      {reason && (
        <Fact label={status === 'review' ? 'In review because' : 'Was in review'}>
          {REVIEW_REASON_LABELS[reason]}
        </Fact>
      )}
      <Fact label="Units">{units.toLocaleString('en-US')}</Fact>
      <Fact label="Amount">{formatNaira(amount)}</Fact>
      <Fact label="Email">{email ?? 'Erased'}</Fact>
      <Fact label="Bought by">{purchase.member_id ? 'A member' : 'A visitor'}</Fact>
      <Fact label="Keys">{mode === 'live' ? 'Live' : 'Test: no money moved'}</Fact>
      <Fact label="Ordered">{formatDateTime(purchase.created_at)}</Fact>
    </DetailsSection>
  );
}

function LedgerSection({ purchase }: { purchase: PurchaseDetails }) {
  const { ledger, receipt_number: receipt, paid_at: paidAt } = purchase;
  if (!ledger) {
    return (
      <TitledSection title="Ledger">
        <Typography variant="body2" color="textSecondary">
          Nothing has been credited.
        </Typography>
      </TitledSection>
    );
  }
  return (
    <DetailsSection title="Ledger">
      <Fact label="Line">{ledger.id}</Fact>
      <Fact label="Units">{ledger.units.toLocaleString('en-US')}</Fact>
      <Fact label="Amount">{formatNaira(ledger.amount_kobo / 100)}</Fact>
      <Fact label="Provider's number">{ledger.provider_transaction}</Fact>
      <Fact label="Credited">{formatDateTime(ledger.at)}</Fact>
      {receipt && <Fact label="Receipt">{receipt}</Fact>}
      {paidAt && <Fact label="Paid">{formatDateTime(paidAt)}</Fact>}
    </DetailsSection>
  );
}

function MessagesSection({ purchase }: { purchase: PurchaseDetails }) {
  const { events, next_check_at: nextCheckAt } = purchase;
  return (
    <TitledSection title="Messages from the provider">
      {events.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          None yet.
        </Typography>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, pl: 2.5 }}>
        {events.map(({ id, event, outcome, received_at: receivedAt }) => (
          <Typography key={id} component="li" variant="body2">
            {event}: {OUTCOMES[outcome]}, {formatDateTime(receivedAt)}
          </Typography>
        ))}
      </Box>
      {nextCheckAt && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Next check with the provider: {formatDateTime(nextCheckAt)}.
        </Typography>
      )}
    </TitledSection>
  );
}

const OUTCOMES = {
  accepted: 'accepted',
  mismatch: 'differs from the order',
  unknown_reference: 'matches no order',
  ignored: 'noted',
} as const;
