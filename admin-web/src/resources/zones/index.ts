import { lazy } from 'react';

export default {
  name: 'zones',
  list: lazy(async () => ({ default: (await import('./zone-list')).ZoneList })),
  create: lazy(async () => ({ default: (await import('./zone-create')).ZoneCreate })),
  edit: lazy(async () => ({ default: (await import('./zone-edit')).ZoneEdit })),
  recordRepresentation: 'name',
};
