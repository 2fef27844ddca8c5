import { Box, Typography } from '@mui/material';
import { formatKobo, formatDateTime } from '@smash/contract';
import type { ProviderPayment, PurchaseDetails } from '@smash/contract/client';

interface PaymentComparisonProps {
  purchase: PurchaseDetails;
  /** Null when the provider knows of none. */
  payment: ProviderPayment | null;
}

/** What was ordered beside what the provider says was paid; where they differ, the second is set apart. */
export function PaymentComparison({ purchase, payment }: PaymentComparisonProps) {
  if (!payment) {
    return <Typography variant="body2">The provider has no payment for this order.</Typography>;
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
          <Heading scope="col">Ordered</Heading>
          <Heading scope="col">The provider says</Heading>
        </tr>
      </thead>
      <tbody>
        <Row label="Amount" ordered={amount} told={formatKobo(payment.amount_kobo, payment.currency)} />
        <Row label="Reference" ordered={purchase.reference} told={payment.reference} />
        <Row label="Keys" ordered={purchase.mode} told={payment.mode} />
        <Row label="State" ordered="success" told={payment.status} more={paidAt} />
        <Row label="Number" told={payment.provider_transaction} />
      </tbody>
    </Box>
  );
}

interface RowProps {
  label: string;
  /** Left out where the order says nothing. */
  ordered?: string;
  told: string;
  /** After what is compared. */
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
        {isDifferent && ' (differs)'}
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
