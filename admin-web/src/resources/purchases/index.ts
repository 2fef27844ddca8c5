import { lazy } from 'react';

export default {
  name: 'purchases',
  list: lazy(async () => ({ default: (await import('./purchase-list')).PurchaseList })),
  recordRepresentation: 'reference',
};
