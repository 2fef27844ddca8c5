import { lazy } from 'react';

export default {
  name: 'tokens',
  list: lazy(async () => ({ default: (await import('./token-list')).TokenList })),
  recordRepresentation: 'name',
};
