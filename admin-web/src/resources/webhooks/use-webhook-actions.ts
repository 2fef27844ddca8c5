import type { Webhook } from '@smash/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { isUnderWay } from './describe-delivery';
import { t } from '../../i18n/t';

const POLL_MS = 1_000;

/** Reads everything again that the screens show of webhooks. */
export function useRefreshWebhooks(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['webhooks'] });
}

/** The log of an endpoint, polled while a delivery is on its way; its outcome may have switched the endpoint off. */
export function useDeliveries(webhookId: string) {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const query = useQuery({
    queryKey: ['webhooks', 'deliveries', webhookId],
    queryFn: () => dataProvider.listDeliveries(webhookId),
    refetchInterval: ({ state }) =>
      state.data?.some((delivery) => isUnderWay(delivery, Date.now())) ? POLL_MS : false,
  });
  const ended = query.data?.filter(({ state }) => state !== 'waiting').length;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: ['webhooks', 'getOne'] });
  }, [client, ended]);
  return query;
}

/** A delivery with its request and its answer. */
export function useDelivery(webhookId: string, id: string) {
  const dataProvider = usePortalDataProvider();
  return useQuery({
    queryKey: ['webhooks', 'deliveries', webhookId, id],
    queryFn: () => dataProvider.readDelivery(webhookId, id),
  });
}

/** Actions on an endpoint that take one press. */
export function useWebhookActions({ id }: Pick<Webhook, 'id'>) {
  const dataProvider = usePortalDataProvider();
  const refresh = useRefreshWebhooks();
  const { attempt, isPending } = useAttempt(refresh);
  // Only the list: a screen of the removed endpoint would request it in vain.
  const { attempt: attemptRemoval } = useAttempt((client) =>
    client.invalidateQueries({ queryKey: ['webhooks', 'getList'] }),
  );
  return {
    isPending,
    test: () =>
      attempt(() => dataProvider.testWebhook(id), {
        done: t('A test event is on its way'),
        failure: t('Failed to send a test event'),
      }),
    resend: (deliveryId: string) =>
      attempt(() => dataProvider.resendDelivery(id, deliveryId), {
        done: t('The event is sent again'),
        failure: t('Failed to send the event again'),
      }),
    resendDead: () =>
      attempt(() => dataProvider.resendDead(id), {
        done: t('The events that were given up are sent again'),
        failure: t('Failed to send the events again'),
      }),
    endFormerSecret: (until: string) =>
      attempt(() => dataProvider.endFormerSecret(id, until), {
        done: t('The old secret has ended'),
        failure: t('Failed to end the old secret'),
      }),
    remove: () =>
      attemptRemoval(() => dataProvider.delete('webhooks', { id }), {
        done: t('The webhook was deleted'),
        failure: t('Failed to delete the webhook'),
      }),
  };
}
