import { lazy } from 'react';

export default {
  name: 'erasures',
  list: lazy(async () => ({ default: (await import('./erasure-list')).ErasureList })),
};
