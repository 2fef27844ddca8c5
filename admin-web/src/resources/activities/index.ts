import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'activities',
  list: lazyPart(async () => (await import('./activity-list')).ActivityList),
  create: lazyPart(async () => (await import('./activity-screens')).ActivityCreate),
  edit: lazyPart(async () => (await import('./activity-screens')).ActivityEdit),
  recordRepresentation: 'title',
};
