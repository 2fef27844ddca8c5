import type { ProviderPayment } from '@smash/contract/client';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

/** Ends the review of a purchase; each function returns whether it worked, and reports the outcome. */
export function useDecision(id: string) {
  const dataProvider = usePortalDataProvider();
  // Also after the server refused: somebody else may have decided, or the payment has changed.
  const { attempt, isPending } = useAttempt((client) =>
    client.invalidateQueries({ queryKey: ['purchases'] }),
  );
  return {
    isPending,
    accept: (payment: ProviderPayment) =>
      attempt(() => dataProvider.acceptPurchase(id, payment), {
        done: t('Payment accepted. The units have been credited.'),
        failure: t('Failed to accept the payment'),
      }),
    refuse: (reason: string) =>
      attempt(() => dataProvider.refusePurchase(id, reason), {
        done: t('Payment refused. No units were credited.'),
        failure: t('Failed to refuse the payment'),
      }),
  };
}
