import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'tokens',
  list: lazyPart(async () => (await import('./token-list')).TokenList),
  recordRepresentation: 'name',
};
