import { OmitType } from '@nestjs/swagger';
import { PURCHASE_STATUSES, type PurchaseStatus } from '@smash/contract';
import { UuidListQueryDto } from '../../../platform/http/ids-query.dto.js';
import { ChoiceField } from '../../../platform/validation/fields.js';

export const PURCHASE_SORTS = ['created_at', 'paid_at', 'units'] as const;

export class ListPurchasesQueryDto extends UuidListQueryDto {
  @ChoiceField(PURCHASE_SORTS, { optional: true, description: 'Field to sort by; created_at if not given' })
  sort?: (typeof PURCHASE_SORTS)[number];

  @ChoiceField(PURCHASE_STATUSES, { optional: true, description: 'Only purchases with this status' })
  status?: PurchaseStatus;
}

/** Which purchases an export holds: the parameters of the list without paging. */
export class ExportPurchasesQueryDto extends OmitType(ListPurchasesQueryDto, ['page', 'per_page', 'ids']) {}
