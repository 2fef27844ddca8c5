import { MAIL_STATUSES } from '@smash/contract';
import { UuidListQueryDto } from '../../http/ids-query.dto.js';
import { ChoiceField } from '../../validation/fields.js';
import type { MailStatus } from '../mail.entity.js';

export class ListMailQueryDto extends UuidListQueryDto {
  @ChoiceField(['created_at'], { optional: true, description: 'Field to sort by; created_at if not given' })
  sort?: 'created_at';

  @ChoiceField(MAIL_STATUSES, { optional: true, description: 'Only mails with this status' })
  status?: MailStatus;
}
