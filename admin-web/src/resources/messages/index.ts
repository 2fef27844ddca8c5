import { lazy } from 'react';

export default {
  name: 'messages',
  list: lazy(async () => ({ default: (await import('./message-list')).MessageList })),
  create: lazy(async () => ({ default: (await import('./message-screens')).MessageCreate })),
  edit: lazy(async () => ({ default: (await import('./message-screens')).MessageEdit })),
  recordRepresentation: 'title',
};
