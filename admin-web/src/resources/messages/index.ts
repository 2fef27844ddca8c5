import { lazy } from 'react';

export default {
  name: 'messages',
  list: lazy(async () => ({ default: (await import('./message-list')).MessageList })),
  create: lazy(async () => ({ default: (await import('./message-create')).MessageCreate })),
  edit: lazy(async () => ({ default: (await import('./message-edit')).MessageEdit })),
  recordRepresentation: 'title',
};
