import { lazy } from 'react';

export default {
  name: 'webhooks',
  list: lazy(async () => ({ default: (await import('./webhook-list')).WebhookList })),
  show: lazy(async () => ({ default: (await import('./webhook-show')).WebhookShow })),
  recordRepresentation: 'url',
};
