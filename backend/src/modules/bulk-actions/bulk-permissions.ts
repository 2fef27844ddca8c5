import type { Permission } from '@smash/contract';
import type { BulkAct } from './entities/bulk-action.entity.js';

export const BULK_PERMISSIONS: Record<BulkAct, Permission> = {
  set_status: 'applications.change_status',
  tag: 'tags.edit',
  remove: 'applications.remove',
  assign: 'applications.change_status',
};
