import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import {
  AUDIT_ACTION_NAMES,
  AUDIT_GROUPS,
  AUDIT_OBJECTS,
  type AuditAction,
  type AuditGroup,
  type AuditObject,
} from '@smash/contract';
import { ListQueryDto } from '../http/list-query.dto.js';
import { ChoiceField, DayField, TextField } from '../validation/fields.js';
import { ActorField } from './actor-field.js';

/** Filter of the audit log. */
export class AuditFilterDto extends OmitType(ListQueryDto, ['page', 'per_page', 'search']) {
  @ActorField()
  actor?: string;

  @ChoiceField([...Object.keys(AUDIT_GROUPS), ...AUDIT_ACTION_NAMES], {
    optional: true,
    description: 'Only this action, or those of a group such as `access`',
  })
  action?: AuditAction | AuditGroup;

  @ChoiceField(AUDIT_OBJECTS, { optional: true, description: 'Only what was done to things of this type' })
  object_type?: AuditObject;

  @TextField({ optional: true, max: 40, description: 'Only what was done to this thing; with its type' })
  object_id?: string | null;

  @DayField({ optional: true, description: 'From this day on, in Lagos', example: '2026-11-24' })
  from?: string | null;

  @DayField({ optional: true, description: 'Until the end of this day, in Lagos', example: '2026-11-24' })
  to?: string | null;
}

export class ListAuditQueryDto extends IntersectionType(
  PickType(ListQueryDto, ['page', 'per_page']),
  AuditFilterDto,
) {}
