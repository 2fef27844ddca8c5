import type { ImportKind, Permission } from '@smash/contract';

export const IMPORT_PERMISSIONS: Record<ImportKind, Permission> = {
  applications: 'applications.import',
  jobs: 'jobs.edit',
};
