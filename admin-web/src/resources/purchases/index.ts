import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'purchases',
  list: lazyPart(async () => (await import('./purchase-list')).PurchaseList),
  recordRepresentation: 'reference',
};
