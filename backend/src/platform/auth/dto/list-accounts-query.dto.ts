import { ListQueryDto } from '../../http/list-query.dto.js';
import { ChoiceField } from '../../validation/fields.js';
import { ADMIN_STATUSES, type AdminStatus } from '../entities/admin.entity.js';

export class ListAccountsQueryDto extends ListQueryDto {
  @ChoiceField(ADMIN_STATUSES, { optional: true, description: 'Only accounts with this status' })
  status?: AdminStatus;
}
