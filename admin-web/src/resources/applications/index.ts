import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'applications',
  list: lazyPart(async () => (await import('./application-list')).ApplicationList),
  recordRepresentation: 'reference',
};
