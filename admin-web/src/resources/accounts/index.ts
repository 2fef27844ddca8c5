import { lazy } from 'react';

export default {
  name: 'accounts',
  list: lazy(async () => ({ default: (await import('./account-list')).AccountList })),
  recordRepresentation: 'username',
};
