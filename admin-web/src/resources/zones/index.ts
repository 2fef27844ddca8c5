import { lazy } from 'react';

export default {
  name: 'zones',
  list: lazy(async () => ({ default: (await import('./zone-list')).ZoneList })),
  create: lazy(async () => ({ default: (await import('./zone-screens')).ZoneCreate })),
  edit: lazy(async () => ({ default: (await import('./zone-screens')).ZoneEdit })),
  recordRepresentation: 'name',
};
