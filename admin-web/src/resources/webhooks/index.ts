import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'webhooks',
  list: lazyPart(async () => (await import('./webhook-list')).WebhookList),
  show: lazyPart(async () => (await import('./webhook-show')).WebhookShow),
  recordRepresentation: 'url',
};
