import CheckIcon from '@mui/icons-material/CheckOutlined';
import { formatKobo } from '@smash/contract';
import type { ProviderPayment, PurchaseDetails } from '@smash/contract/client';
import { ConfirmButton } from '../../../components/confirm-button';
import { useDecision } from './use-decision';
import { t } from '../../../i18n/t';
import { describeUnits } from '../describe-units';

interface AcceptButtonProps {
  purchase: PurchaseDetails;
  /** The payment on the screen, on which the owner decides. */
  payment: ProviderPayment;
  /** Whether the provider is being asked again. */
  isStale: boolean;
}

/** Counts the payment after a confirmation that names what was paid and what is credited. */
export function AcceptButton({ purchase, payment, isStale }: AcceptButtonProps) {
  const { accept } = useDecision(purchase.id);
  const paid = formatKobo(payment.amount_kobo, payment.currency);
  const units = describeUnits(purchase.units);
  const ordered = formatKobo(purchase.amount_kobo, purchase.currency);
  return (
    <ConfirmButton
      name={t('Accept payment')}
      label={t('Accept payment')}
      icon={<CheckIcon />}
      color="primary"
      disabled={isStale}
      title={t('Accept payment')}
      question={t(
        'The provider reports %{paid}. Accepting credits the whole order (%{units} for %{ordered}) and issues the receipt. This cannot be undone.',
        { paid, units, ordered },
      )}
      confirmLabel={t('Accept and credit')}
      onConfirm={() => accept(payment)}
    />
  );
}
