import type { WebhookDeliveryState, WebhookOffReason } from '@smash/contract';
import { Badge, type BadgeTone } from '../../components/badge';
import { t } from '../../i18n/t';

const OFF_REASONS: Record<WebhookOffReason, string> = {
  by_hand: t('Off'),
  gone: t('Off: it answered 410 Gone'),
  failing: t('Off: nothing could be delivered for five days'),
};

export function WebhookState({ reason }: { reason: WebhookOffReason | null }) {
  if (reason === null) return <Badge tone="green">{t('On')}</Badge>;
  return <Badge tone={reason === 'by_hand' ? 'grey' : 'red'}>{OFF_REASONS[reason]}</Badge>;
}

const STATES: Record<WebhookDeliveryState, { label: string; tone: BadgeTone }> = {
  waiting: { label: t('Waiting'), tone: 'yellow' },
  delivered: { label: t('Delivered'), tone: 'green' },
  dead: { label: t('Given up'), tone: 'red' },
};

export function DeliveryState({ state }: { state: WebhookDeliveryState }) {
  const { label, tone } = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}
