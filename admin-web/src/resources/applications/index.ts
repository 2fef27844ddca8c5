import { lazy } from 'react';

export default {
  name: 'applications',
  list: lazy(async () => ({ default: (await import('./application-list')).ApplicationList })),
  recordRepresentation: 'reference',
};
