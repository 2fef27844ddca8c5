import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'zones',
  list: lazyPart(async () => (await import('./zone-list')).ZoneList),
  create: lazyPart(async () => (await import('./zone-screens')).ZoneCreate),
  edit: lazyPart(async () => (await import('./zone-screens')).ZoneEdit),
  recordRepresentation: 'name',
};
