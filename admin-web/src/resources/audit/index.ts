import { lazy } from 'react';

export default {
  name: 'audit',
  list: lazy(async () => ({ default: (await import('./audit-list')).AuditList })),
};
