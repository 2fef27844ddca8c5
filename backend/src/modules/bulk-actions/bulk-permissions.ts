import type { Permission } from '@smash/contract';
import type { BulkActionKind } from './entities/bulk-action.entity.js';

export const BULK_PERMISSIONS: Record<BulkActionKind, Permission> = {
  set_status: 'applications.change_status',
  tag: 'tags.edit',
  remove: 'applications.remove',
  assign: 'applications.change_status',
};
