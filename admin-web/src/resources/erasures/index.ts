import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'erasures',
  list: lazyPart(async () => (await import('./erasure-list')).ErasureList),
};
