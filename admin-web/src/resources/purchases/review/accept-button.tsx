import CheckIcon from '@mui/icons-material/CheckOutlined';
import { formatKobo } from '@smash/contract';
import type { ProviderPayment, PurchaseDetails } from '@smash/contract/client';
import { ConfirmButton } from '../../../components/confirm-button';
import { useDecision } from './use-decision';

interface AcceptButtonProps {
  purchase: PurchaseDetails;
  /** As it stands on the screen: what the owner decides on. */
  payment: ProviderPayment;
  /** While the provider is asked again. */
  isStale: boolean;
}

/** Counts the payment after a question that names what was paid and what is credited. */
export function AcceptButton({ purchase, payment, isStale }: AcceptButtonProps) {
  const { accept } = useDecision(purchase.id);
  const paid = formatKobo(payment.amount_kobo, payment.currency);
  const units = `${purchase.units.toLocaleString('en-US')} ${purchase.units === 1 ? 'unit' : 'units'}`;
  const ordered = formatKobo(purchase.amount_kobo, purchase.currency);
  return (
    <ConfirmButton
      name="Accept payment"
      label="Accept payment"
      icon={<CheckIcon />}
      color="primary"
      disabled={isStale}
      title="Accept payment"
      question={`The provider reports ${paid}. Accepting credits the whole order (${units} for ${ordered}) and issues the receipt. This cannot be undone.`}
      confirmLabel="Accept and credit"
      onConfirm={() => accept(payment)}
    />
  );
}
