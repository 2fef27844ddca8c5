import { lazyPart } from '../../components/lazy-part';

export default {
  name: 'audit',
  list: lazyPart(async () => (await import('./audit-list')).AuditList),
};
