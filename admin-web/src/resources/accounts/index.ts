import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'accounts',
  list: lazyPart(async () => (await import('./account-list')).AccountList),
  recordRepresentation: 'username',
};
