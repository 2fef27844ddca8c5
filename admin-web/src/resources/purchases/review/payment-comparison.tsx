import { Box, Typography } from '@mui/material';
import { formatKobo } from '@smash/contract';
import type { ProviderPayment, PurchaseDetails } from '@smash/contract/client';
import { t } from '../../../i18n/t';
import { formatDateTime } from '../../../i18n/format';

interface PaymentComparisonProps {
  purchase: PurchaseDetails;
  /** Null when the provider has no payment. */
  payment: ProviderPayment | null;
}

/** The order beside the payment that the provider reports; a differing value of the payment is highlighted. */
export function PaymentComparison({ purchase, payment }: PaymentComparisonProps) {
  if (!payment) {
    return <Typography variant="body2">{t('The provider has no payment for this order.')}</Typography>;
  }
  const paidAt = payment.paid_at === null ? '' : `, ${formatDateTime(payment.paid_at)}`;
  const amount = formatKobo(purchase.amount_kobo, purchase.currency);
  return (
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
        width: '100%',
        '& td, & th': { p: 0, pb: 1, pr: 1.5, textAlign: 'start', verticalAlign: 'baseline' },
        '& td, & thead th': { overflowWrap: 'anywhere' },
        '& thead td': { width: { xs: 84, sm: 128 } },
      }}
    >
      <thead>
        <tr>
          <td />
          <Heading scope="col">{t('Ordered')}</Heading>
          <Heading scope="col">{t('The provider says')}</Heading>
        </tr>
      </thead>
      <tbody>
        <Row label={t('Amount')} ordered={amount} told={formatKobo(payment.amount_kobo, payment.currency)} />
        <Row label={t('Reference')} ordered={purchase.reference} told={payment.reference} />
        <Row label={t('Keys')} ordered={purchase.mode} told={payment.mode} />
        <Row label={t('State')} ordered="success" told={payment.status} more={paidAt} />
        <Row label={t('Number')} told={payment.provider_transaction} />
      </tbody>
    </Box>
  );
}

interface RowProps {
  label: string;
  /** Left out where the order has no such value. */
  ordered?: string;
  told: string;
  /** Text after the compared value. */
  more?: string;
}

function Row({ label, ordered, told, more }: RowProps) {
  const isDifferent = ordered !== undefined && ordered !== told;
  return (
    <tr>
      <Heading scope="row">{label}</Heading>
      <Typography component="td" variant="body2">
        {ordered}
      </Typography>
      <Typography
        component="td"
        variant="body2"
        color={isDifferent ? 'error' : undefined}
        sx={{ fontWeight: isDifferent ? 600 : undefined }}
      >
        {told}
        {more}
        {isDifferent && ` ${t('(differs)')}`}
      </Typography>
    </tr>
  );
}

function Heading({ scope, children }: { scope: 'col' | 'row'; children: string }) {
  return (
    <Typography component="th" scope={scope} variant="caption" color="textSecondary">
      {children}
    </Typography>
  );
}
