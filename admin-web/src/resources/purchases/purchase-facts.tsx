import { Box, Typography } from '@mui/material';
import { formatNaira, REVIEW_REASON_LABELS } from '@smash/contract';
import type { PurchaseDetails } from '@smash/contract/client';
import { DetailsGrid, DetailsSection, Fact, TitledSection } from '../../components/details/details-section';
import { TextLink } from '../../components/text-link';
import { DecisionSection } from './review/decision-section';
import { ReviewSection } from './review/review-section';
import { PurchaseStatusBadge } from './purchase-status';
import { t } from '../../i18n/t';
import { formatDateTime, formatNumber } from '../../i18n/format';

/** Order, ledger and the messages of the payment provider. */
export function PurchaseFacts({ purchase }: { purchase: PurchaseDetails }) {
  return (
    <DetailsGrid>
      {purchase.status === 'review' && <ReviewSection purchase={purchase} />}
      <OrderSection purchase={purchase} />
      {purchase.decision && <DecisionSection decision={purchase.decision} />}
      <LedgerSection purchase={purchase} />
      <MessagesSection purchase={purchase} />
    </DetailsGrid>
  );
}

function OrderSection({ purchase }: { purchase: PurchaseDetails }) {
  const { status, review_reason: reason, units, amount, email, mode } = purchase;
  return (
    <DetailsSection title={t('Order')}>
      <Fact label={t('Status')}>
        <PurchaseStatusBadge status={status} />
      </Fact>
      {reason && (
        <Fact label={status === 'review' ? t('In review because') : t('Was in review')}>
          {t(REVIEW_REASON_LABELS[reason])}
        </Fact>
      )}
      <Fact label={t('Units')}>{formatNumber(units)}</Fact>
      <Fact label={t('Amount')}>{formatNaira(amount)}</Fact>
      <Fact label={t('Email')}>{email ?? t('Erased')}</Fact>
      <Fact label={t('Bought by')}>
        {purchase.member_id ? (
          <TextLink to={`/members/${purchase.member_id}/show`}>{t('A member')}</TextLink>
        ) : (
          t('A visitor')
        )}
      </Fact>
      <Fact label={t('Keys')}>{mode === 'live' ? t('Live') : t('Test: no money moved')}</Fact>
      <Fact label={t('Ordered')}>{formatDateTime(purchase.created_at)}</Fact>
    </DetailsSection>
  );
}

function LedgerSection({ purchase }: { purchase: PurchaseDetails }) {
  const { ledger, receipt_number: receipt, paid_at: paidAt } = purchase;
  if (!ledger) {
    return (
      <TitledSection title={t('Ledger')}>
        <Typography variant="body2" color="textSecondary">
          {t('Nothing has been credited.')}
        </Typography>
      </TitledSection>
    );
  }
  return (
    <DetailsSection title={t('Ledger')}>
      <Fact label={t('Line')}>{ledger.id}</Fact>
      <Fact label={t('Units')}>{formatNumber(ledger.units)}</Fact>
      <Fact label={t('Amount')}>{formatNaira(ledger.amount_kobo / 100)}</Fact>
      <Fact label={t("Provider's number")}>{ledger.provider_transaction}</Fact>
      <Fact label={t('Credited')}>{formatDateTime(ledger.at)}</Fact>
      {receipt && <Fact label={t('Receipt')}>{receipt}</Fact>}
      {paidAt && <Fact label={t('Paid')}>{formatDateTime(paidAt)}</Fact>}
    </DetailsSection>
  );
}

function MessagesSection({ purchase }: { purchase: PurchaseDetails }) {
  const { events, next_check_at: nextCheckAt } = purchase;
  return (
    <TitledSection title={t('Messages from the provider')}>
      {events.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('None yet.')}
        </Typography>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, pl: 2.5 }}>
        {events.map(({ id, event, outcome, received_at: receivedAt }) => (
          <Typography key={id} component="li" variant="body2">
            {event}: {meaningOf(event) ?? OUTCOMES[outcome]}, {formatDateTime(receivedAt)}
          </Typography>
        ))}
      </Box>
      {nextCheckAt && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('Next check with the provider: %{time}.', { time: formatDateTime(nextCheckAt) })}
        </Typography>
      )}
    </TitledSection>
  );
}

/** Meaning of an event of a refund or a dispute (docs/requirements/shares.md#sh-14); undefined for others. */
function meaningOf(event: string): string | undefined {
  if (/^refund\.(failed|needs-attention)$/.test(event)) return t('the refund did not go through');
  return /^(refund|charge\.dispute)\./.test(event) ? t('money may go back') : undefined;
}

const OUTCOMES = {
  accepted: t('accepted'),
  mismatch: t('differs from the order'),
  unknown_reference: t('matches no order'),
  ignored: t('noted'),
} as const;
