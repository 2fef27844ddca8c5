import { lazy } from 'react';

export default {
  name: 'activities',
  list: lazy(async () => ({ default: (await import('./activity-list')).ActivityList })),
  create: lazy(async () => ({ default: (await import('./activity-screens')).ActivityCreate })),
  edit: lazy(async () => ({ default: (await import('./activity-screens')).ActivityEdit })),
  recordRepresentation: 'title',
};
