import type { ProviderPayment } from '@smash/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureDetail } from '../../../providers/api-failure';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';

/** Ends the review of a purchase; each answers whether it worked, and says what came of it. */
export function useDecision(id: string) {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (act: () => Promise<unknown>) => act(),
    // Also after a refusal: somebody else may have decided, or the payment has changed.
    onSettled: () => client.invalidateQueries({ queryKey: ['purchases'] }),
  });
  const attempt = async (act: () => Promise<unknown>, done: string, failure: string): Promise<boolean> => {
    try {
      await mutateAsync(act);
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      notify(failureDetail(error) ?? failure, { type: 'error' });
      return false;
    }
  };
  return {
    isPending,
    accept: (payment: ProviderPayment) =>
      attempt(
        () => dataProvider.acceptPurchase(id, payment),
        'Payment accepted. The receipt is on its way.',
        'Failed to accept the payment',
      ),
    refuse: (reason: string) =>
      attempt(
        () => dataProvider.refusePurchase(id, reason),
        'Payment refused. The buyer is told by mail.',
        'Failed to refuse the payment',
      ),
  };
}
