import { UuidListQueryDto } from '../../http/ids-query.dto.js';
import { ChoiceField } from '../../validation/fields.js';
import { ADMIN_STATUSES, type AdminStatus } from '../entities/admin.entity.js';

export class ListAccountsQueryDto extends UuidListQueryDto {
  @ChoiceField(ADMIN_STATUSES, { optional: true, description: 'Only accounts with this status' })
  status?: AdminStatus;
}
