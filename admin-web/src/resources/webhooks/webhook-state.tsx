import type { WebhookDeliveryState, WebhookOffReason } from '@smash/contract';
import { Badge, type BadgeTone } from '../../components/badge';

const OFF_REASONS: Record<WebhookOffReason, string> = {
  by_hand: 'Off',
  gone: 'Off: it answered 410 Gone',
  failing: 'Off: it took nothing for five days',
};

export function WebhookState({ reason }: { reason: WebhookOffReason | null }) {
  if (reason === null) return <Badge tone="green">On</Badge>;
  return <Badge tone={reason === 'by_hand' ? 'grey' : 'red'}>{OFF_REASONS[reason]}</Badge>;
}

const STATES: Record<WebhookDeliveryState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'yellow' },
  delivered: { label: 'Delivered', tone: 'green' },
  dead: { label: 'Given up', tone: 'red' },
};

export function DeliveryState({ state }: { state: WebhookDeliveryState }) {
  const { label, tone } = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}
